"""What this folder adds to the studio: themes of cakes (`theme`), printed cakes (`print`) and more kinds of gifts."""
import cakes
import numpy as np
import presents
import prints
import props
import redrawn
import themes

CAMERAS = {'mug': (12, 0, 85, 0.80), 'cushion': (10, 0, 85, 0.84), 'bowls': (36, 0, 85, 0.88), 'candles': (16, 0, 85, 0.84), 'tin': (34, 0, 85, 0.86), 'bear': (9, 0, 85, 0.84), 'cup': (25, 0, 85, 0.84)}
ON_TOP = cakes.Tier.on_top
REDRAWN = {'rosettes': redrawn.rosettes, 'cheesecake': redrawn.cheesecake, 'petals': redrawn.petals, 'chips': redrawn.chips}


def extend(build):
    """The studio's `build`, which also knows what this folder adds."""

    def build_all(spec):
        rng = np.random.default_rng(spec.get('seed', 1))
        if spec.get('redrawn'):
            redrawn.use()
            if str(spec.get('shape')).startswith('number:'):
                cakes.poisson = redrawn.close_dots
        if spec['kind'] == 'bear':
            redrawn.felt_paws(spec, rng)
            return 'bear'
        if spec['kind'] == 'cup':
            props.cup(spec, rng)
            return 'cup'
        if spec['kind'] in CAMERAS:
            getattr(presents, spec['kind'])(spec, rng)
            return spec['kind']
        if spec['kind'] != 'cake' or not ({'theme', 'print', 'sponge', 'clear'} & set(spec)):
            return build(spec)
        # Keep decorations off the piping of a heart, which does not follow a circle.
        cakes.Tier.on_top = lambda t, p, margin=0.05: ON_TOP(t, p, margin + spec.get('clear', 0))
        if 'sponge' in spec:
            cakes.FLAVOURS[spec['flavour']] = {**cakes.FLAVOURS[spec['flavour']], 'sponge': tuple(spec['sponge'])}
        top = cakes.cake(spec, rng)[-1]
        z = top.top + (0.032 if spec.get('drip') else 0.0)
        if 'print' in spec:
            prints.on_cake(spec, top, z)
        if 'theme' in spec:
            {**themes.THEMES, **REDRAWN}[spec['theme']](top, z, rng)
        return 'cake'

    return build_all
