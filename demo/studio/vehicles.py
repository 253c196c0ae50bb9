"""Things that drive and fly. Each returns a Figure that stands on z=0."""
from shapes import *

GLASS = '#27323c!'


def wheel(r=0.12, w=0.09):
    f = Figure().add('#202126', disc(r, w, bevel=0.025).rot('x', np.pi / 2).move(0, w / 2, r))
    return f.add('#d9d6cf', disc(r * 0.55, w * 1.06, bevel=0.01).rot('x', np.pi / 2).move(0, w * 0.53, r))


def car(paint='#c8202e!'):
    f = Figure()
    side = smooth_profile([(-0.62, 0.10), (-0.64, 0.28), (-0.46, 0.36), (-0.30, 0.40), (-0.16, 0.60), (0.22, 0.62), (0.40, 0.42), (0.60, 0.37), (0.64, 0.22), (0.62, 0.10)], 90)
    body = upright(slab(side, 0.54, 0.075)).move(0, 0.27, 0)
    f.add(paint, body)
    for s, y in ((1, -0.283), (-1, 0.283)):
        for o in ([(-0.22, 0.41), (-0.12, 0.555), (0.03, 0.565), (0.03, 0.41)], [(0.075, 0.41), (0.075, 0.565), (0.20, 0.565), (0.30, 0.41)]):
            f.add(GLASS, upright(slab(o, 0.022, 0.008, 80)).move(0, y + 0.011 + (0 if s > 0 else 0), 0))
    f.add(GLASS, plate(0.17, 0.42, 0.02).rot('y', np.radians(-55)).move(-0.250, 0, 0.480))
    f.add('#e9e6df!', *(ball(0.058, (-0.625, y, 0.26), (0.5, 1, 1)) for y in (-0.17, 0.17)))
    f.add('#e9e6df', block(0.05, 0.46, 0.06, 0.02).move(-0.645, 0, 0.10), block(0.05, 0.46, 0.06, 0.02).move(0.63, 0, 0.10))
    for x in (-0.38, 0.38):
        for y in (-0.255, 0.255):
            f.join(wheel(0.135, 0.10), (x, y, 0))
    return f


def train(engine='#c8303a', wagon='#2f6fb0', second='#e2a33a'):
    """An engine and two wagons in a row."""
    f = Figure()
    f.add(engine, block(0.62, 0.30, 0.07, 0.025).move(0, 0, 0.12), block(0.24, 0.30, 0.40, 0.03).move(0.18, 0, 0.17))
    f.add('#2d5f9e', disc(0.145, 0.40, bevel=0.03).rot('y', np.pi / 2).move(-0.33, 0, 0.335))
    f.add('#22252c', cone(0.05, 0.05, 0.12, (-0.22, 0, 0.44)), cone(0.05, 0.085, 0.10, (-0.22, 0, 0.56)), plate(0.34, 0.40, 0.035).move(0.18, 0, 0.57))
    f.add('gold', disc(0.10, 0.02, bevel=0.006).rot('y', -np.pi / 2).move(-0.325, 0, 0.335), ball(0.05, (-0.06, 0, 0.475)))
    f.add('#f7e7b0!', ball(0.045, (-0.36, 0, 0.335), (0.5, 1, 1)))
    f.add('#bfe0ee', *(block(0.13, 0.012, 0.15, 0.005).move(0.18, y, 0.36) for y in (-0.152, 0.152)))
    for x in (-0.20, 0.02, 0.22):
        for y in (-0.16, 0.16):
            f.join(wheel(0.09, 0.05), (x, y, 0))
    for k, paint in enumerate((wagon, second)):
        x0 = 0.66 + 0.56 * k
        f.add('#22252c', rod((x0 - 0.38, 0, 0.15), (x0 - 0.2, 0, 0.15), 0.025))
        f.add(paint, block(0.46, 0.30, 0.20, 0.03).move(x0, 0, 0.11))
        rng = np.random.default_rng(4 + k)
        for c in ('#e8475a!', '#f6c33c!', '#58b368!', '#f2f0e8!', '#4c8fd6!'):
            f.add(c, *(ball(0.055, (x0 + rng.uniform(-0.17, 0.17), rng.uniform(-0.09, 0.09), 0.32 + rng.uniform(0, 0.05))) for _ in range(4)))
        for x in (-0.13, 0.13):
            for y in (-0.16, 0.16):
                f.join(wheel(0.08, 0.05), (x0 + x, y, 0))
    return f


def rocket(body='#f3f0ea', paint='#d0283a'):
    f = Figure()
    hull = smooth_profile([(0.001, 0.14), (0.13, 0.14), (0.20, 0.34), (0.215, 0.58), (0.17, 0.84), (0.13, 0.94)], 50)
    f.add(body, lathe(hull, 48))
    f.add(paint, lathe(smooth_profile([(0.136, 0.93), (0.10, 1.04), (0.05, 1.14), (0.001, 1.20)], 24), 40), ring(0.185, 0.022, (0, 0, 0.26)))
    for a in (-2.2, -0.95, 1.57):
        fin = upright(slab([(0.12, 0.40), (0.36, 0.14), (0.36, -0.02), (0.24, 0.06), (0.12, 0.16)], 0.05, 0.018, 90)).move(0, 0.025, 0)
        f.add(paint, fin.rot('z', a))
    f.add('gold', ring(0.088, 0.02).rot('x', np.pi / 2).move(0, -0.205, 0.66))
    f.add('#3f7fc4!', ball(0.085, (0, -0.185, 0.66), (1, 0.45, 1)))
    f.add('#f2a12e', cone(0.11, 0.01, -0.16, (0, 0, 0.15)))
    return f


def planet(r=0.17, paint='#d98a4a', belt=None):
    f = Figure().add(M.plain('planet' + paint, M.rgb(paint)[:3], 0.45, bump=0.25, bscale=9, coat=0.2), ball(r, (0, 0, r)))
    if belt:
        f.add(belt, ring(r * 1.55, r * 0.11).scale(1, 1, 0.25).rot('x', 0.35).rot('y', 0.25).move(0, 0, r))
    return f


def aeroplane(paint='#f2f0ec', trim='#2f6fb0'):
    """A small airliner on its way up."""
    f = Figure()
    t = np.linspace(0, 1, 50)
    r = 0.155 * np.clip(np.sin(np.pi * np.clip(t * 1.0, 0, 1)) ** 0.5, 0.02, 1) * (1 - 0.5 * np.clip(t - 0.6, 0, 1) / 0.4)
    f.add(paint, sweep(np.stack([-0.62 + 1.24 * t, 0 * t, 0.10 * np.clip(t - 0.6, 0, 1)], -1), r, n=30))
    wing = lambda s: slab([(-0.16, 0.10 * s), (0.20, 0.10 * s), (0.34, 0.66 * s), (0.20, 0.68 * s)], 0.035, 0.014, 100).move(0, 0, -0.04)
    tail = lambda s: slab([(0.40, 0.05 * s), (0.56, 0.05 * s), (0.64, 0.26 * s), (0.55, 0.27 * s)], 0.028, 0.010, 80).move(0, 0, 0.07)
    f.add(trim, wing(1), wing(-1), tail(1), tail(-1), upright(slab([(0.34, 0.12), (0.56, 0.10), (0.66, 0.36), (0.55, 0.38)], 0.035, 0.012, 80)).move(0, 0.018, 0))
    f.add('#e2a33a', *(ball(0.055, (0.06, s * 0.32, -0.08), (1.6, 1, 1)) for s in (-1, 1)))
    f.add(GLASS, *(ball(0.022, (x, -0.148, 0.045), (1, 0.5, 1)) for x in np.linspace(-0.32, 0.26, 8)), ball(0.07, (-0.545, 0, 0.045), (0.8, 1.15, 0.6)))
    for geo, _, _ in f.parts:
        geo.rot('y', 0.20).rot('z', 0.5)
    return f


def cloud(colour='#ffffff'):
    return Figure().add(colour, *(ball(r, (x, y, z)) for r, x, y, z in ((0.14, -0.16, 0, 0.11), (0.18, 0.02, 0.02, 0.15), (0.13, 0.20, 0, 0.11), (0.11, 0.07, -0.09, 0.09))), fused=0.013)


def motorcycle(paint='#b81f2d!'):
    f = Figure()
    for x in (-0.46, 0.46):
        tyre = ring(0.20, 0.058).rot('x', np.pi / 2).move(x, 0, 0.255)
        f.add('#202126', tyre).add('silver', ring(0.135, 0.016).rot('x', np.pi / 2).move(x, 0, 0.255), disc(0.05, 0.10).rot('x', np.pi / 2).move(x, 0.05, 0.255),
                                   *(rod((x, 0, 0.255), (x + 0.14 * np.cos(a), 0, 0.255 + 0.14 * np.sin(a)), 0.008, n=6) for a in np.arange(8) * np.pi / 4))
    f.add(paint, ball(0.17, (-0.08, 0, 0.58), (1.35, 0.75, 0.68), [('y', -12)]), ball(0.12, (0.47, 0, 0.50), (1.7, 0.62, 0.35), [('y', -12)]), ball(0.12, (-0.47, 0, 0.48), (1.35, 0.62, 0.32)))
    f.add('#2a1c16', ball(0.15, (0.24, 0, 0.555), (1.6, 0.75, 0.38)))
    f.add('silver', ball(0.13, (-0.02, 0, 0.32), (1.15, 0.7, 1)), rod((-0.46, -0.08, 0.255), (-0.30, -0.06, 0.74), 0.022), rod((-0.46, 0.08, 0.255), (-0.30, 0.06, 0.74), 0.022),
          tube([(-0.02, -0.10, 0.26), (0.20, -0.13, 0.20), (0.55, -0.13, 0.24)], (0.03, 0.042)), tube([(-0.12, -0.30, 0.80), (-0.26, -0.16, 0.80), (-0.30, 0, 0.74), (-0.26, 0.16, 0.80), (-0.12, 0.30, 0.80)], 0.018))
    f.add('#202126', *(rod((-0.14, s * 0.285, 0.80), (-0.02, s * 0.40, 0.80), 0.028) for s in (-1, 1)), rod((0, 0, 0.34), (0.46, 0, 0.26), 0.045))
    return f.add('#f5ecc8!', ball(0.085, (-0.40, 0, 0.68), (0.75, 1, 1)))
