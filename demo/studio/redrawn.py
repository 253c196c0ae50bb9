"""Products that the studio draws too plainly, drawn again, and cuts that it can't make: a heart, a cake without a coat."""
import math

import bpy
import cakes
import flowers
import gifts
import materials as M
import numpy as np
import toppings as T
from geom import grid, merge, place, sphere, spread

TAU = 2 * math.pi
LEAF, PLAQUE = flowers.leaf_blade, cakes.disc_plaque
NAKED, BUILD, OUTLINE, DOTS = cakes.naked_tier, cakes.Tier.build, cakes.outline, cakes.poisson


def rosettes(t, z, rng):
    """Piped rosettes, close enough to cover side and top. The cake's own cream is their colour."""
    cream = bpy.data.objects['cake'].data.materials[0]
    variants = [T.rosette(rng, r=0.215, lobes=7, depth=0.62) for _ in range(4)]
    ms = []
    rows = 3
    around = int(t.per / 0.335)
    for row in range(rows):
        for i in range(around):
            at = int((i + 0.5 * (row % 2)) / around * t.n) % t.n
            p, q = t.o[at], t.nrm[at]
            h = t.z0 + t.h * (row + 0.5) / rows
            ms.append(place((p[0] - q[0] * 0.03, p[1] - q[1] * 0.03, h), (q[0], q[1], 0.10), rng.random() * TAU, rng.uniform(0.96, 1.06)))
    for r, off in ((t.r - 0.13, 0), (t.r - 0.42, 0.4), (t.r - 0.70, 0.2), (0, 0)):
        k = max(1, int(TAU * r / 0.32))
        for i in range(k):
            a = (i + off) / k * TAU
            ms.append(place((r * math.cos(a), r * math.sin(a), z - 0.03), (0, 0, 1), rng.random() * TAU, rng.uniform(0.96, 1.06)))
    spread(variants, ms, rng).obj('piping', cream)


def cheesecake(t, z, rng):
    """A base of biscuit crumbs under the cake, cut like it."""
    a0, a1 = t.cut
    crust = M.sponge((0.34, 0.17, 0.06), (0.46, 0.25, 0.10))
    cakes.Tier('round', t.r + 0.025, 0.13, 0.0, rng, edge=0.02, finish='rustic', cut=(a0 - 0.045, a1 + 0.045)).build([crust, crust, crust], layers=1, frost=0.0)


def chips(t, z, rng):
    """Drops of chocolate, heaped on the top and pressed into the side."""
    drops = [T.kiss(rng, 0.040, 0.052) for _ in range(4)]
    chocolate = M.chocolate((0.045, 0.017, 0.008), 0.28)
    cakes.top_scatter(t, rng, drops, chocolate, 130, z, lambda p: np.hypot(*p) < t.r - 0.30, 0.5, heap=0.10, rad=0.8)
    cakes.side_scatter(t, rng, drops, chocolate, 260, 0, 0.55, True)


def petals(t, z, rng):
    """Rose petals that fell on the board, beside the cake."""
    ms = []
    for degrees, r in ((-10, 1.04), (-27, 0.96), (-40, 1.08), (-62, 1.04), (-126, 1.05), (-142, 1.0), (-164, 1.08)):
        a = math.radians(degrees)
        ms.append(place((r * math.cos(a), r * math.sin(a), 0.012), (rng.normal(0, 0.10), rng.normal(0, 0.10), 1), rng.random() * TAU, rng.uniform(0.85, 1.1)))
    t = np.linspace(0, 1, 14)[:, None]
    u = np.linspace(-1, 1, 13)[None]
    wide = 0.10 * np.sin(np.pi * np.clip(0.10 + 0.80 * t, 0, 1)) ** 0.6
    flat = np.stack([0.20 * (t - 0.5) * (1 - 0.12 * u ** 2), u * wide, 0.05 * u ** 2 * t + 0.07 * (t - 0.5) ** 2], -1)
    spread([grid(flat, pc=np.stack([t + 0 * u, 0 * t + u * 0.5 + 0.5, 0.5 + 0 * t * u], -1))], ms, rng).obj('prop_petal', M.petal(*flowers.FLOWER_COL['red']))


def orchid(rng, s=0.3):
    """A moth orchid that faces +z: three narrow sepals behind two broad petals, and a lip. Smaller than the studio's, so that blooms do not overlap."""
    s *= 0.88

    def petal(long, wide, lift, power):
        t = np.linspace(0, 1, 18)[:, None]
        u = np.linspace(-1, 1, 15)[None]
        w = wide * np.sin(np.pi * np.clip(0.04 + 0.93 * t ** power, 0, 1)) ** 0.70
        zz = lift * t ** 1.6 * long - 0.22 * wide * u ** 2 * np.sin(np.pi * t) + 0.03 * long * np.sin(5 * u + 3 * t)
        pc = np.stack([t + 0 * u, 0 * t + u * 0.5 + 0.5, np.full((18, 15), rng.random())], -1)
        return grid(np.stack([long * t + 0 * u, u * w, zz], -1), pc=pc)

    turn = lambda g, degrees, up: g.rot('z', math.radians(degrees + rng.normal(0, 3))).move(0, 0, up * s)
    white = [turn(petal(s * 0.92, s * 0.30, 0.05, 0.8), a, -0.03) for a in (90, 218, 322)]
    white += [turn(petal(s * 0.98, s * 0.52, 0.16, 0.72), a, 0.02) for a in (14, 166)]
    lip = [turn(petal(s * 0.40, s * 0.13, 0.7, 0.8), 270, 0.06)] + [turn(petal(s * 0.30, s * 0.13, 1.1, 0.8), a, 0.06) for a in (222, 318)]
    bloom = merge([merge(white).mat(0), merge(lip).mat(1), sphere(s * 0.07, 12, 8, 1.3).move(0, 0.02 * s, s * 0.11).mat(2)])
    return bloom.move(0, 0, 0.34 * s)  # in front of the end of its stem


def short_leaf(rng, L=0.5, W=0.14, *more, **named):
    """A leaf of a bouquet, short enough to stay inside its paper."""
    return LEAF(rng, L * 0.5, W * 0.65, *more, **named)


def wide_plaque(text, t, rng, z, r=0.38, p=(0.0, -0.1), **named):
    """A plaque of blush sugar that fills the ring of piping, with letters that a card can show."""
    before = set(bpy.data.objects)
    PLAQUE(text, t, rng, 0, col=(0.84, 0.52, 0.50), r=0.38, p=(0, 0), **named)
    scale = 0.52 / 0.38
    for part in set(bpy.data.objects) - before:
        part.location = (part.location.x * scale, part.location.y * scale - 0.02, part.location.z + z)
        part.scale = (scale, scale, 1)


def scraped(cream, sponge):
    """A thin coat that shows the layers of sponge, and streaks of the spatula."""
    n = M.N('scraped')
    sep = n.node('SeparateXYZ')
    n.t.links.new(n.pos, sep.inputs[0])
    wave = n.math('SINE', n.math('MULTIPLY', sep.outputs[2], TAU / 0.22))
    mp = n.node('Mapping')
    mp.inputs['Scale'].default_value = (0.8, 0.8, 5.5)
    n.t.links.new(n.pos, mp.inputs['Vector'])
    streak = n.noise(1.7, 4, 0.55, 0.3, mp.outputs[0])
    up = n.node('SeparateXYZ')
    n.t.links.new(n.geo.outputs['Normal'], up.inputs[0])
    top = n.ramp(up.outputs[2], [(0.15, 0.0), (0.6, 0.5)])
    f = n.math('ADD', n.math('ADD', streak, n.math('MULTIPLY', wave, -0.10)), top)
    mask = n.ramp(f, [(0.36, 0.10), (0.52, 0.90), (0.66, 1.0)])
    crumb = n.noise(30, 4, 0.6)
    cake = n.mix(crumb, tuple(x * 0.86 for x in sponge), tuple(min(1, x * 1.10) for x in sponge))
    base = n.mix(mask, cake, cream)
    nb = n.bump(n.math('ADD', n.math('MULTIPLY', mask, 0.7), n.math('MULTIPLY', crumb, 0.15)), 0.4, 0.02)
    return n.p(base=base, rough=0.5, spec=0.35, sss=0.10, srad=(0.09, 0.05, 0.035), scol=base, normal=nb)


def outline_by_angle(shape, r=1.0, n=360):
    """Outlines whose points stand at equal angles, as the studio's cut needs them."""
    o = OUTLINE(shape, r, n * 8)
    angles = np.arctan2(o[:, 1], o[:, 0]) % TAU
    order = np.argsort(angles)
    at = np.linspace(0, TAU, n, endpoint=False)
    far = np.interp(at, angles[order], np.hypot(*o.T)[order], period=TAU)
    return np.stack([np.cos(at) * far, np.sin(at) * far], -1)


def build_cut(t, mats, naked=None, layers=3, frost=0.055):
    """The studio cuts circles. Sponge and filling of another shape end where its side is at the cut."""
    r, edge = t.r, t.edge
    if t.cut and t.shape != 'round':
        cut_at = [int(a % TAU / TAU * t.n) for a in t.cut]
        t.r = min(np.hypot(*t.o[i]) for i in cut_at)
        t.edge = 0.02  # a rounder edge leaves a gap where the cut is not at a right angle to the side
    BUILD(t, mats, naked, layers, frost)
    t.r, t.edge = r, edge


def naked_tier(t, rng, sponge, filling, cream, layers=3):
    """A cake without a coat that can be cut: its layers are cakes of one layer, one on the other."""
    if not t.cut:
        return NAKED(t, rng, sponge, filling, cream, layers)
    thick = 0.075
    layer = (t.h - thick * (layers - 1)) / layers
    (a0, a1), z = t.cut, 0.0
    slab = lambda r, h, edge, mat: cakes.Tier('round', r, h, t.z0 + z, rng, edge=edge, finish='rustic', cut=(a0, a1)).build([mat] * 3, layers=1, frost=0.004)
    for k in range(layers):
        slab(t.r * rng.uniform(0.985, 1.0), layer, 0.035, sponge)
        z += layer
        slab(t.r * (1.005 if k < layers - 1 else 0.93), thick, 0.034, filling if k < layers - 1 else cream)
        z += thick if k < layers - 1 else 0.0
    t.top = z + 0.065


def felt_paws(spec, rng):
    """A bear with pads of felt on its feet and in its ears, so that the legs do not melt into the feet."""
    gifts.teddy(spec, rng)
    felt = M.plain('felt', tuple(spec.get('felt', (0.80, 0.62, 0.46))), 0.95, bump=0.2, bscale=120, sheen=0.5)
    dark = M.plain('felt2', (0.30, 0.16, 0.09), 0.9, sheen=0.4)

    def pad(x, y, z, rx, ry, rz):
        g = sphere(1, 30, 20)
        g.v *= np.array([rx, ry, rz])
        return g.move(x, y, z)

    merge([pad(s * 0.465, -0.875, 0.205, 0.155, 0.07, 0.165) for s in (-1, 1)]).obj('pads', felt)
    toes = [pad(s * 0.465 + dx, -0.945, z, 0.034, 0.02, 0.036) for s in (-1, 1) for dx, z in ((-0.075, 0.275), (0, 0.305), (0.075, 0.275))]
    merge(toes + [pad(s * 0.465, -0.945, 0.18, 0.075, 0.022, 0.062) for s in (-1, 1)]).obj('pads', dark)
    merge([pad(s * 0.365, -0.095, 1.665, 0.095, 0.03, 0.095) for s in (-1, 1)]).obj('pads', felt)


def close_dots(rng, test, lo, hi, dist, tries=3000, maxn=400):
    """Dots of cream side by side, almost to the edge of a letter. The studio leaves most of its sponge bare."""
    nearer = [np.array(d) * 0.05 for d in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))]
    return DOTS(rng, lambda p: any(test(p + d) for d in nearer), lo, hi, dist * 0.68, tries * 8, maxn * 6)


def use():
    """Puts these in place of the studio's."""
    flowers.orchid, flowers.leaf_blade = orchid, short_leaf
    cakes.disc_plaque = wide_plaque
    flowers.FLOWER_COL['white'] = ((0.84, 0.80, 0.70), (0.88, 0.86, 0.81), (0.88, 0.87, 0.84))
    cakes.seminaked = scraped
    cakes.outline, cakes.Tier.build, cakes.naked_tier = outline_by_angle, build_cut, naked_tier
