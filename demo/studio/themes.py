"""Which figures stand on a cake of each theme. `t` is the top tier, `z` the height of its top."""
import cakes
import creatures as A
import materials as M
import numpy as np
import prints
import toppings as T
import trades as J
import vehicles as V
import ball_games as B
from geom import outline, place, rounded_rect, spread
from shapes import *


def dinosaur(t, z, rng):
    A.dinosaur().put((-0.22, 0.05, z), 14, 0.74)
    A.longneck().put((0.40, 0.22, z), 0, 0.62)
    A.egg().put((0.24, -0.42, z), 0, 0.72)
    A.egg('#efe1c8', '#e8893c').put((0.47, -0.30, z), 0, 0.62)
    A.palm().put((-0.62, 0.42, z), 30, 0.85)
    grass(t, z, rng, 420)


def jungle(t, z, rng):
    A.lion().put((-0.26, -0.12, z), 12, 0.84)
    A.elephant().put((0.34, -0.02, z), -14, 0.80)
    A.palm().put((0.58, 0.46, z), 160, 0.9)
    A.palm('#3f7f3a').put((-0.60, 0.44, z), 10, 1.0)
    grass(t, z, rng, 420)


def safari(t, z, rng):
    A.giraffe().put((-0.02, 0.18, z), 6, 0.84)
    A.lion().put((-0.42, -0.22, z), 16, 0.64)
    A.elephant('#a9a39c').put((0.42, -0.22, z), -18, 0.62)
    A.palm().put((0.60, 0.44, z), 150, 0.85)
    grass(t, z, rng, 300)


def grass(t, z, rng, n, colours=('#6fa544', '#5b9038')):
    blade = merge([rod((0.014 * np.cos(a), 0.014 * np.sin(a), 0), (0.040 * np.cos(a), 0.040 * np.sin(a), 0.085), 0.013, 0.002, n=6) for a in (0.3, 2.4, 4.5)])
    for c in colours:
        ms = []
        while len(ms) < n // len(colours):
            p = rng.uniform(-t.r, t.r, 2)
            if t.on_top(p, 0.03) and (np.hypot(*p) > t.r * 0.66 or rng.random() < 0.30):
                ms.append(place((p[0], p[1], z - 0.01), (rng.normal(0, 0.2), rng.normal(0, 0.2), 1), rng.random() * 6, rng.uniform(0.7, 1.15)))
        spread([blade], ms, rng).obj('grass', sugar(c))


def unicorn(t, z, rng):
    """The cake itself is the unicorn."""
    s = np.linspace(0, 1, 90)
    r = 0.125 * (1 - s) + 0.012
    horn = sweep(np.stack([0 * s, 0.02 * s, 0.78 * s], -1), r, lobes=3, depth=0.26, n=30, twist=13)
    Figure().add('gold', horn).put((0, -0.18, z))
    for k in (-1, 1):
        ear = smooth_profile([(0, 0.40), (0.10, 0.22), (0.12, 0.06), (0, 0), (-0.12, 0.06), (-0.10, 0.22), (0, 0.40)], 90)[:-1]
        Figure().add('#fbf6f0', upright(slab(ear, 0.06, 0.025))).add('#f3b8c4', upright(slab(ear * 0.62, 0.03, 0.012)).move(0, -0.05, 0.03)).put((k * 0.42, -0.20, z - 0.02), k * -12, 1.0)
    colours = ['#f4a7bd', '#b79be0', '#8fd0e6', '#f7d488', '#9fdcb8']
    spots = [(0.24 * np.cos(a), 0.24 * np.sin(a) - 0.16, 0.17) for a in np.linspace(0.4, np.pi - 0.4, 4)] + [(-0.24, -0.28, 0.15), (0.24, -0.28, 0.14), (0.0, -0.38, 0.13)]
    spots += [(x, y, 0.19) for x, y in ((-0.36, 0.22), (0.0, 0.30), (0.36, 0.22), (-0.18, 0.50), (0.20, 0.50))]
    for i, (x, y, r_) in enumerate(spots):
        g = T.rosette(rng, r_) if i % 2 else T.swirl(rng, r_ * 0.85, r_ * 1.25)
        g.move(x, y, z - 0.015).obj('piping', M.cream(M.rgb(colours[i % 5])[:3]))
    for i in range(8):      # the mane falls down one side
        zz = z - 0.02 - 0.085 * i
        R = t.r + 0.03
        b = -np.pi / 2 + 1.02 + 0.10 * (i % 3) - 0.03 * i
        m = place((R * np.cos(b) * 0.99, R * np.sin(b) * 0.99, max(zz, 0.08)), (np.cos(b), np.sin(b), 0.25), i, 1)
        T.rosette(rng, 0.14).xf(m).obj('piping', M.cream(M.rgb(colours[(i + 2) % 5])[:3]))
    R = t.r + 0.012
    on = lambda a, h: (R * np.sin(a), -R * np.cos(a), h)
    for k in (-1, 1):
        lid = [on(k * 0.40 + 0.18 * u, 0.44 - 0.085 * np.cos(u * np.pi / 2)) for u in np.linspace(-1, 1, 9)]
        lash = [tube([on(k * 0.40 + 0.18 * u, 0.44 - 0.085 * np.cos(u * np.pi / 2)), on(k * 0.40 + 0.235 * u, 0.385 - 0.11 * np.cos(u * np.pi / 2) * 0.9)], 0.011, steps=6) for u in (-0.75, -0.25, 0.25, 0.75)]
        Figure().add('#2a1c20', tube(lid, 0.017), *lash).put()
        Figure().add('#f6aab6', ball(0.075, on(k * 0.70, 0.30), (1, 1, 0.8))).put()


def football(t, z, rng):
    B.football(0.40).put((0, 0.02, z))
    grass(t, z, rng, 760)


def cricket(t, z, rng):
    B.cricket().put((0, 0.02, z), 0, 1.0)
    grass(t, z, rng, 620)


def badminton(t, z, rng):
    B.badminton().put((0.02, -0.02, z), 0, 1.0)


def gym(t, z, rng):
    B.barbell().put((0, 0, z), 0, 0.98)


def car(t, z, rng):
    road(t, z)
    V.car().put((0, -0.02, z + 0.02), 14, 1.0)


def road(t, z):
    turn = np.radians(14)
    Figure().add('#4a4b50', plate(1.36, 0.60, 0.022, 0.14).rot('z', turn)).add('#f4f1ea', *(plate(0.16, 0.035, 0.028, 0.008).move(x, 0, 0).rot('z', turn) for x in (-0.58, 0, 0.58))).put((0, 0, z + 0.004))


def bike(t, z, rng):
    V.motorcycle().put((0, 0, z), 18, 0.98)


def train(t, z, rng):
    for s in (-1, 1):
        a = np.linspace(0, 2 * np.pi, 120)
        r = 0.60 + 0.11 * s
        Figure().add('#6b5a4c', sweep(np.stack([r * np.cos(a), r * np.sin(a), 0 * a + 0.02], -1), 0.016, n=8)).put((0, 0, z))
    Figure().add('#8a5a33', *(block(0.30, 0.06, 0.02, 0.008).move(0.60, 0, 0).rot('z', a) for a in np.linspace(0, 2 * np.pi, 25)[:-1])).put((0, 0, z - 0.006))
    V.train().put((-0.36, -0.28, z + 0.02), 4, 0.66)


def rocket(t, z, rng):
    V.rocket().put((0, 0.06, z + 0.08), 0, 0.98)
    for x, y, r in ((-0.30, -0.10, 0.15), (-0.14, -0.30, 0.12), (0.12, -0.30, 0.13), (0.32, -0.08, 0.15), (0.24, 0.24, 0.13), (-0.26, 0.22, 0.14), (0, 0.30, 0.12)):
        ball(r, (x, y, z + r * 0.6), (1, 1, 0.8)).wobble(0.015, 5, 3).obj('figure', M.cream((0.85, 0.83, 0.80)))
    stars(t, z, rng, 16)
    V.planet(0.13, '#e2a33a', '#f2e2b8').put((0.58, -0.28, z), 0, 1)
    V.planet(0.10, '#4c8fd6').put((-0.60, -0.30, z), 0, 1)


def stars(t, z, rng, n, colour='#f6c94a', side=True):
    """Small stars on the side."""
    f = []
    for i in range(n):
        a = -np.pi / 2 + (i - n / 2 + 0.5) * 3.6 / n + rng.normal(0, 0.05)
        h = rng.uniform(0.14, t.h - 0.14)
        f.append(slab(star(rng.uniform(0.045, 0.085)), 0.02, 0.006, 90).xf(place((t.r * np.cos(a), t.r * np.sin(a), h), (np.cos(a), np.sin(a), 0), rng.random(), 1)))
    Figure().add(colour, *f).put()


def space(t, z, rng):
    V.planet(0.27, '#d9824a', '#f0d9a8').put((0.02, 0.02, z + 0.06), 0, 1)
    V.planet(0.16, '#4c8fd6').put((-0.50, -0.18, z), 0, 1)
    V.planet(0.12, '#b6604f').put((0.54, -0.24, z), 0, 1)
    V.planet(0.11, '#7fbf9a').put((-0.36, 0.42, z), 0, 1)
    V.rocket().put((0.46, 0.34, z), 0, 0.55)
    stars(t, z, rng, 22)
    Figure().add('#f4efe2', *(ball(0.014, (r * np.cos(a), r * np.sin(a), 0.01)) for r, a in zip(rng.uniform(0.1, 0.85, 90), rng.uniform(0, 6.3, 90)))).put((0, 0, z))


def pilot(t, z, rng):
    V.aeroplane().put((0, 0.0, z + 0.42), 0, 0.95)
    rod((0, 0, z - 0.1), (0, 0, z + 0.40), 0.015).obj('figure', sugar('#ffffff'))
    V.cloud().put((-0.42, -0.26, z), 10, 0.95)
    V.cloud().put((0.46, -0.20, z), -20, 0.8)
    V.cloud().put((0.14, 0.42, z), 0, 0.9)
    for a, h in ((-0.55, 0.40), (0.20, 0.25), (0.75, 0.48)):
        V.cloud().put((t.r * np.sin(a), -t.r * np.cos(a), h), np.degrees(a), 0.62)


def bear(t, z, rng):
    A.bear().put((-0.02, 0.08, z), 6, 0.86)
    for x, y, c, w in ((-0.54, -0.20, '#e8899a', 'A'), (0.50, -0.24, '#7fb7d9', 'B'), (0.62, 0.02, '#f2c45a', 'C')):
        Figure().add(c, block(0.21, 0.21, 0.21, 0.025)).words(w, 0.16, (0, -0.112, 0.10), '#fffaf2', depth=0.006).put((x, y, z), -12 if x > 0 else 14, 1)


def baby_shower(t, z, rng):
    for k in (-1, 1):
        f = Figure().add('#f6c3cf', ball(0.15, (0, -0.13, 0.10), (0.95, 1.35, 0.75)), ball(0.14, (0, 0.06, 0.13), (0.95, 1, 1)), fused=0.012)
        f.add('#fff6f2', ring(0.115, 0.036, (0, 0.07, 0.25))).add('#e8899a', *(ball(0.045, (s * 0.05, -0.16, 0.205), (1.2, 0.8, 0.6), [('y', s * -15)]) for s in (-1, 1)))
        f.put((k * 0.22, -0.14, z), k * 10, 1.1)
    A.bear('#d9b48a', '#f3e2c6', '#7fb7d9').put((0.02, 0.36, z), 0, 0.66)
    for x, y, c, w in ((-0.58, 0.08, '#9fd0e6', 'B'), (0.58, 0.06, '#f4d98a', 'Y')):
        Figure().add(c, block(0.21, 0.21, 0.21, 0.025)).words(w, 0.16, (0, -0.112, 0.10), '#fffaf2', depth=0.006).put((x, y, z), -10 if x > 0 else 14, 1)


def mermaid(t, z, rng):
    A.fish_tail().put((0, 0.04, z - 0.05), 0, 1.0)
    for x, y, c, s in ((-0.46, -0.28, '#f4b6c2', 1.0), (0.46, -0.30, '#f3e1c0', 0.9), (0.62, 0.06, '#c9b0e0', 0.8), (-0.62, 0.06, '#9fd6d0', 0.8), (0.05, -0.56, '#c9b0e0', 0.7)):
        A.shell(c).put((x, y, z), rng.uniform(-25, 25), s, tilt=22)
    Figure().add(M.plain('pearl', (0.86, 0.82, 0.80), 0.15, coat=0.7), *(ball(rng.uniform(0.022, 0.045), (r * np.cos(a), r * np.sin(a), 0.03)) for r, a in zip(rng.uniform(0.45, 0.82, 26), rng.uniform(0, 6.3, 26)))).put((0, 0, z))


def princess(t, z, rng):
    """A crown on a cushion of cream."""
    a = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    r = 0.40
    high = 0.14 + 0.22 * np.abs(np.cos(a * 4)) ** 2.2
    P = np.array([np.stack([r * k * np.cos(a), r * k * np.sin(a), h], -1) for k, h in ((1.0, 0 * a), (1.01, 0 * a + 0.03), (1.06, high * 0.6), (1.13, high))])
    f = Figure().add('gold', grid(P, cu=True), grid((P * [0.965, 0.965, 1])[:, ::-1], cu=True), ring(r, 0.030, (0, 0, 0.02)), *(ball(0.036, (1.13 * r * np.cos(b), 1.13 * r * np.sin(b), 0.385)) for b in np.arange(8) * np.pi / 4))
    f.add('#c01f5a!', *(ball(0.042, (1.045 * r * np.cos(b), 1.045 * r * np.sin(b), 0.12), (1, 1, 1.2)) for b in np.arange(8) * np.pi / 4))
    f.put((0, 0, z), 0, 1.0)


def money(t, z, rng):
    f = Figure().add('#a8834a', ball(0.34, (0, 0, 0.30), (1, 0.95, 0.95)), cone(0.17, 0.10, 0.20, (0, 0, 0.52)), cone(0.085, 0.20, 0.16, (0, 0, 0.70)), fused=0.016)
    f.add('#6b3f1c', ring(0.115, 0.028, (0, 0, 0.69)))
    f.put((-0.04, 0.14, z), 0, 1.0)
    # A coin leans against the sack: letters on a round sack sink into it.
    leaning = Figure().add('gold', upright(disc(0.17, 0.04, (0, 0, 0), 0.010)).move(0, 0.02, 0.17), upright(ring(0.14, 0.007)).move(0, -0.02, 0.17))
    leaning.words('₹', 0.21, (0, -0.024, 0.17), 'gold', depth=0.010).put((-0.04, -0.30, z), 0, 1.0, tilt=-10)
    spots = [(-0.46, -0.22, 5), (-0.24, -0.46, 3), (0.10, -0.50, 4), (0.38, -0.32, 6), (0.56, -0.02, 3), (-0.60, 0.08, 3)]
    for x, y, n in spots:
        for k in range(n):
            at = (x + rng.normal(0, 0.008), y + rng.normal(0, 0.008), z + 0.042 * k)
            Figure().add('gold', disc(0.125, 0.038, bevel=0.010), ring(0.100, 0.006, (0, 0, 0.038))).put(at, rng.uniform(0, 90))
        Figure().words('₹', 0.13, (0, 0, 0), 'gold', depth=0.008, standing=False).put((x, y, z + 0.042 * n), 0)


def bride(t, z, rng):
    """A ring with a stone."""
    f = Figure().add('gold', ring(0.26, 0.034).rot('x', np.pi / 2).move(0, 0, 0.29), cone(0.05, 0.11, 0.09, (0, 0, 0.55)))
    stone = lathe([(0.001, 0), (0.15, 0.15), (0.155, 0.165), (0.10, 0.23), (0.001, 0.23)], 10)
    f.parts.append((stone.move(0, 0, 0.58), M.plain('stone', (0.80, 0.86, 0.92), 0.03, coat=1.0, metal=0.55), 0.0))
    f.put((0, -0.10, z), 0, 1.0)
    # A plaque carries the words: on the round side their ends would sink in.
    f = Figure().add('#fffaf2', upright(plate(0.86, 0.30, 0.03, 0.12))).words('Bride to be', 0.20, (0, -0.045, -0.01), '#9c5b1f!', ('Kaushan Script', 'Dancing Script'), 0.008)
    f.put((0, -t.r - 0.02, 0.44))


def hero(t, z, rng):
    """A mask on the side, a star on top and a cape down the back."""
    R = t.r + 0.012
    u = np.linspace(-1, 1, 90)
    top = 0.60 - 0.06 * np.exp(-(u / 0.14) ** 2) + 0.05 * np.abs(u) ** 3
    low = 0.24 + 0.20 * np.abs(u) ** 2.5 + 0.13 * np.exp(-(u / 0.15) ** 2)
    wide = 0.66
    rows = [np.stack([(R + d) * np.sin(u * wide), -(R + d) * np.cos(u * wide), low + (top - low) * k], -1) for k, d in ((0, 0.0), (0.06, 0.03), (0.5, 0.045), (0.94, 0.03), (1, 0.0))]
    Figure().add('#c4202f', grid(np.array(rows))).put()
    for k in (-1, 1):
        eye = upright(slab(smooth_profile([(-0.10, 0), (0, 0.055), (0.10, 0.01), (0, -0.045), (-0.10, 0)], 80)[:-1], 0.03, 0.01))
        Figure().add('#fbf8f0', eye.rot('y', k * 0.12)).put(((R + 0.035) * np.sin(k * 0.31), -(R + 0.035) * np.cos(k * 0.31), 0.43), np.degrees(k * 0.31))
    burst = slab(star(0.40, 12, 0.72), 0.06, 0.015)
    Figure().add('#f2b52c', upright(burst).move(0, 0.03, 0)).add('#c4202f', upright(slab(star(0.29), 0.05, 0.015)).move(0, -0.03, 0)).put((0, 0.05, z + 0.36), 0, 1.05)
    city(t, ('#1d3f78', '#2a558f'))


def city(t, colours):
    rng = np.random.default_rng(5)
    for side in (1, -1):
        f = Figure()
        for i in range(11):
            a = side * (0.86 + 0.125 * i)
            h = rng.uniform(0.22, 0.50)
            f.add(colours[i % 2], block(0.12, 0.04, h, 0.008).move(0, -t.r - 0.005, 0.02).rot('z', a))
            f.add('#f6d27a', *(block(0.022, 0.05, 0.03, 0.004).move(x, -t.r - 0.008, y).rot('z', a) for x in (-0.028, 0.028) for y in np.arange(0.09, h - 0.03, 0.085)))
        f.put()


def cat(t, z, rng):
    """The cake itself is the face of a cat."""
    for k in (-1, 1):
        ear = smooth_profile([(-0.20, 0), (-0.10, 0.24), (0, 0.40), (0.10, 0.24), (0.20, 0), (0, -0.02), (-0.20, 0)], 90)[:-1]
        Figure().add('#f3b04c', upright(slab(ear, 0.10, 0.035)).move(0, 0.05, 0)).add('#f6cfd2', upright(slab(ear * 0.58, 0.03, 0.012)).move(0, -0.045, 0.04)).put((k * 0.46, -0.22, z - 0.03), k * 12)
    R = t.r + 0.004
    on = lambda a, h, d=0.0: ((R + d) * np.sin(a), -(R + d) * np.cos(a), h)
    for k in (-1, 1):
        a = k * 0.36
        Figure().add('#fffaf2', ball(0.135, (0, 0, 0), (0.95, 0.30, 1.15))).add('#5a9a58!', ball(0.088, (0, -0.028, -0.005), (0.95, 0.28, 1.15))).add('#16120f!', ball(0.058, (0, -0.046, -0.005), (0.8, 0.28, 1.25))).add('#ffffff!', ball(0.024, (-0.03, -0.066, 0.045), (1, 0.5, 1))).put(on(a, 0.50), np.degrees(a))
        Figure().add('#6b3f1c', *(tube([on(k * b, 0.30 + e), on(k * (b + 0.20), 0.32 + 2.2 * e, 0.02), on(k * (b + 0.40), 0.31 + 3 * e, 0.05)], (0.012, 0.006), steps=12) for b, e in ((0.42, 0.03), (0.42, -0.01), (0.40, -0.05)))).put()
        Figure().add('#fff3dc', ball(0.105, on(k * 0.11, 0.265), (1.1, 0.55, 0.8))).put()
        Figure().add('#f29a9a', ball(0.075, on(k * 0.62, 0.28), (1, 1, 0.8))).put()
    Figure().add('#e0707c', ball(0.055, on(0, 0.335, 0.055), (1.25, 0.7, 0.85))).add('#d9566a', ball(0.062, on(0, 0.165, 0.012), (0.9, 0.5, 1.2))).put()
    stripes = [tube([(x, 0.05 - 0.10 * abs(x), 0.012), (x * 1.1, -0.25 - 0.05 * abs(x), 0.014), (x * 1.25, -0.55, 0.012)], (0.05, 0.018), steps=16).scale(1, 1, 0.5) for x in (-0.20, 0, 0.20)]
    Figure().add('#c9762c', *stripes).put((0, 0, z))


def doll(t, z, rng):
    """A doll whose skirt is the cake."""
    f = Figure().add('#d8457e', lathe(smooth_profile([(0.20, -0.06), (0.155, 0.06), (0.18, 0.22), (0.20, 0.30), (0.15, 0.37), (0.001, 0.39)], 40), 48))
    f.add('#f6e3b0', ring(0.165, 0.022, (0, 0, 0.045)), ball(0.035, (0, -0.185, 0.05)))
    skin = '#d9a47c'
    f.add(skin, rod((0, 0, 0.36), (0, 0, 0.50), 0.060), *(tube([(s * 0.19, 0, 0.31), (s * 0.30, -0.06, 0.14), (s * 0.22, -0.20, 0.0)], (0.052, 0.040)) for s in (-1, 1)), ball(0.17, (0, -0.01, 0.62), (0.95, 0.92, 1.05)))
    f.add('#d8457e', *(ball(0.085, (s * 0.195, 0, 0.32)) for s in (-1, 1)))
    f.add('#3a2018', ball(0.188, (0, 0.030, 0.65), (1, 0.92, 1)), ball(0.13, (0, 0.08, 0.86), (1, 1, 0.9)), *(ball(0.085, (s * 0.145, 0.02, 0.56), (0.7, 0.8, 1.5)) for s in (-1, 1)), fused=0.010)
    f.add(skin, ball(0.150, (0, -0.052, 0.605), (0.92, 0.90, 1.0)))
    eyes(f, 0.055, -0.178, 0.625, 0.019)
    f.add('#b8324e', tube([(-0.04, -0.178, 0.545), (0, -0.190, 0.530), (0.04, -0.178, 0.545)], 0.009))
    blush(f, 0.088, -0.158, 0.575, 0.022)
    f.add('gold', *(cone(0.022, 0.003, 0.08, (0.13 * np.cos(a), 0.03 + 0.12 * np.sin(a), 0.755)) for a in np.linspace(np.pi, 2 * np.pi, 7)), ring(0.135, 0.012, (0, 0.03, 0.755)))
    f.put((0, 0, z - 0.02), 0, 1.08)


def castle(t, z, rng):
    def tower(x, y, z0, r, h, roof):
        f = Figure().add('#f3e3e6', cone(r, r, h), disc(r * 1.18, 0.06, (0, 0, h - 0.03), 0.015), *(block(0.06, 0.05, 0.07, 0.01).move(0, -r * 1.10, h + 0.02).rot('z', a) for a in np.arange(8) * np.pi / 4))
        f.add(roof, cone(r * 1.05, 0.004, r * 2.7, (0, 0, h + 0.04)))
        f.add('#8a5a7c', *(ball(0.045, (r * np.sin(a) * 0.99, -r * np.cos(a) * 0.99, h * 0.62), (1, 0.5, 1.5), [('z', np.degrees(a))]) for a in (-0.5, 0.5)))
        f.add('gold', ball(0.028, (0, 0, h + 0.04 + r * 2.7)))
        f.put((x, y, z0))
    tower(0, 0.05, z, 0.22, 0.50, '#c2588a')
    for x, y, h in ((-0.36, 0.02, 0.30), (0.36, 0.02, 0.34)):
        tower(x, y, z, 0.13, h, '#8f6fc0')
    for a in (-1.02, 1.02):
        tower(0.92 * np.sin(a), -0.92 * np.cos(a), 0.0, 0.17, 0.98, '#c2588a')
    R = 1.06
    Figure().add('#7a4a3a', upright(slab([(-0.15, 0), (0.15, 0), *((0.15 * np.cos(a), 0.24 + 0.15 * np.sin(a)) for a in np.linspace(0, np.pi, 16))], 0.05, 0.012)).move(0, 0.02, 0)).add('gold', ball(0.018, (0.08, -0.045, 0.18))).put((0, -R, 0.02))


def photo_strip(t, z, rng):
    """A strip of prints that is pulled out of the cake."""
    names = ('couple', 'child', 'couple', 'child')
    w, h = 0.40, 0.44
    for i, name in enumerate(names):
        v = np.linspace(i * (h + 0.03), i * (h + 0.03) + h, 16)
        bend = lambda q: np.stack([0 * q, 0.03 - 0.10 * np.sin(q * 1.5), q - 0.10 - 0.02 * q * q], -1)
        edge = bend(v)
        P = np.stack([edge + [x, 0, 0] for x in np.linspace(-w / 2, w / 2, 10)], 1)
        grid(P).move(0, 0.06, z).obj('print', prints.printed(name, 0.35, 0.4))
    v = np.linspace(-0.12, len(names) * (h + 0.03) + 0.02, 60)
    edge = bend(v)
    P = np.stack([edge + [x, 0.006, 0] for x in (-w / 2 - 0.03, w / 2 + 0.03)], 1)
    grid(P).move(0, 0.06, z).obj('strip', M.paper((0.86, 0.84, 0.80), 0.4, 0.0), solidify=0.008)
    top = edge[-1] + [0, 0.06, z]
    Figure().add('gold', ring(0.075, 0.016).rot('x', np.pi / 2).move(top[0], top[1], top[2] + 0.07)).put()
    Figure().add('gold', disc(0.30, 0.012, (0, 0, 0), 0.004)).put((0, 0.06, z))


def doctor(t, z, rng):
    J.stethoscope().put((0, -0.06, z), 0, 1.12)


def engineer(t, z, rng):
    J.helmet().put((-0.14, 0.14, z + 0.02), 18, 1.15)
    J.set_square().put((0.16, -0.56, z + 0.01), 24, 0.85)


def lawyer(t, z, rng):
    J.scales().put((-0.12, 0.26, z), 8, 1.05)
    J.gavel().put((0.26, -0.26, z), 0, 0.86)


def accountant(t, z, rng):
    J.book().put((-0.16, 0.16, z + 0.01), 10, 1.0)
    J.calculator().put((0.36, -0.38, z + 0.01), -16, 0.78)


def teacher(t, z, rng):
    J.blackboard().put((0, 0.24, z), 0, 1.1)
    J.apple().put((0.40, -0.30, z), 0, 1.0)
    for k, c in enumerate(('#e8b23a', '#c4303a', '#3f7fc4')):
        f = Figure().add(c, rod((0, 0, 0.04), (0.40, 0, 0.04), 0.036, n=6)).add('#ecd2a4', rod((0.40, 0, 0.04), (0.49, 0, 0.04), 0.036, 0.010, n=6)).add('#2a2420', rod((0.485, 0, 0.04), (0.515, 0, 0.04), 0.011, 0.003, n=6))
        f.put((-0.62 + 0.06 * k, -0.30 - 0.11 * k, z), 12 - 9 * k, 1.0)


def army(t, z, rng):
    J.beret().put((0, 0.12, z), 10, 1.12)
    for x, c in ((-0.34, '#b3202c'), (0.0, '#27509b'), (0.34, '#3f7a3a')):
        J.medal(c).put((x, -0.60, z + 0.01), -x * 30, 1.0)


def police(t, z, rng):
    J.cap('#b79a66', '#14161c!').put((0, 0.08, z), 12, 1.28)
    for s in (-1, 1):
        Figure().add('#7c2b2b', plate(0.20, 0.42, 0.04, 0.04)).add('gold', *(slab(star(0.055), 0.03, 0.008, 90).move(0, y, 0.035) for y in (-0.10, 0.06))).put((s * 0.58, -0.34, z + 0.01), s * 24, 0.95)


def chef(t, z, rng):
    J.toque().put((-0.16, 0.16, z), 0, 1.12)
    J.whisk().put((0.16, -0.44, z + 0.01), -14, 0.92)


def guitar(t, z, rng):
    J.guitar().put((0.0, -0.22, z + 0.01), -32, 0.94)
    J.note().put((-0.56, -0.20, z), 10, 0.72)
    J.note(double=True).put((0.42, -0.40, z), -12, 0.62)


def music(t, z, rng):
    J.note(double=True).put((0, 0.04, z), 0, 1.25)
    J.note().put((-0.50, -0.18, z), 12, 0.80)
    J.note('#8a1f4d!').put((0.46, -0.22, z), -12, 0.80)
    R = t.r + 0.006
    for k in range(5):      # a stave around the side
        a = np.linspace(0, 2 * np.pi, 200)
        h = 0.24 + 0.085 * k + 0.03 * np.sin(a * 3)
        sweep(np.stack([R * np.cos(a), R * np.sin(a), h], -1), 0.009, n=6).obj('figure', sugar('#1d1a20'))
    for i, a in enumerate(np.linspace(-1.1, 1.1, 7)):
        h = 0.26 + 0.085 * ((i * 2) % 4)
        J.note().put((R * np.sin(a), -R * np.cos(a), h - 0.05), np.degrees(a), 0.50)


def photography(t, z, rng):
    J.camera().put((0, 0.06, z), 16, 1.12)


def gamer(t, z, rng):
    J.controller().put((0, 0.0, z), 0, 1.22)


def traveller(t, z, rng):
    J.suitcase().put((-0.20, 0.12, z), 14, 0.96)
    J.globe().put((0.46, -0.20, z), 0, 0.92)


def makeup(t, z, rng):
    J.lipstick().put((-0.12, 0.20, z), 0, 1.15)
    J.lipstick('#d9707c!').put((-0.44, 0.02, z), 0, 0.92)
    J.compact().put((0.36, 0.02, z), -14, 0.95)
    J.brush().put((-0.06, -0.46, z), 14, 0.92)


def pinata(t, z, rng):
    """Sweets that come out of the broken shell, and the hammer."""
    for c in ('#e8475a!', '#f6c33c!', '#58b368!', '#4c8fd6!', '#e58fc0!'):
        spots = [(rng.normal(0, 0.20), rng.normal(-0.12, 0.18)) for _ in range(9)]
        Figure().add(c, *(ball(0.075, (x, y, 0.04 + 0.22 * max(0, 1 - np.hypot(x, y + 0.12) / 0.45) * rng.random()), (1, 1, 0.75)) for x, y in spots)).put((0, 0, z))
    rim = [T.shard(rng, 0.30, 0.30, 0.05) for _ in range(12)]
    for i, g in enumerate(rim):
        a = i / 12 * 2 * np.pi
        g.xf(place((0.46 * np.cos(a), 0.42 * np.sin(a) - 0.10, z - 0.10), (0.35 * np.cos(a), 0.35 * np.sin(a), 1), a + np.pi / 2, 0.95)).obj('figure', M.chocolate((0.44, 0.10, 0.14), 0.30))
    f = Figure().add('#d0a368', rod((0, 0, 0), (0.78, 0, 0), 0.036), disc(0.115, 0.34, bevel=0.03).rot('x', np.pi / 2).move(0.74, 0.17, 0)).add('#a8733a', *(disc(0.118, 0.03, bevel=0.006).rot('x', np.pi / 2).move(0.74, y, 0) for y in (0.13, -0.10)))
    f.put((-0.10, -1.10, 0.13), 8, 1.0)


def pull_me_up(t, z, rng):
    """A clear film, half lifted, from which the sauce runs down."""
    R = 0.62
    lathe(smooth_profile([(0.001, 0.16), (R * 0.6, 0.15), (R - 0.02, 0.10), (R + 0.03, 0.02), (R + 0.05, 0)], 40), 90).wobble(0.02, 3, 4).move(0, 0, z).obj('sauce', M.ganache())
    film = lathe([(R + 0.02, 0.03), (R + 0.025, 0.75)], 120)
    n = M.N('film')
    clear, mix = n.node('BsdfTransparent'), n.node('MixShader')
    n.p(base=(0.95, 0.95, 0.95), rough=0.05, spec=0.6)
    mix.inputs[0].default_value = 0.16
    n.t.links.new(clear.outputs[0], mix.inputs[1])
    n.t.links.new(n.b.outputs[0], mix.inputs[2])
    n.t.links.new(mix.outputs[0], n.out.inputs[0])
    film.move(0, 0, z + 0.10).obj('film', n.m)
    for h, w in ((0.10, 0.012), (0.845, 0.012)):
        ring(R + 0.023, w, (0, 0, z + h)).obj('film', sugar('#f4f1ea!'))


def bomb(t, z, rng):
    """A chocolate ball, cracked open, with warm sauce."""
    r = 0.42
    g = sphere(r, 140, 90)
    a = np.arctan2(g.v[:, 1], g.v[:, 0])
    edge = 0.20 + 0.07 * np.sin(a * 5) + 0.05 * np.sin(a * 11 + 1)
    keep = g.v[:, 2] < edge
    g.q = g.q[keep[g.q].all(1)]
    g.mq = np.zeros(len(g.q), int)
    g.t = g.t[keep[g.t].all(1)] if len(g.t) else g.t
    g.mt = np.zeros(len(g.t), int)
    g.move(0, 0, z + r - 0.02).obj('shell', M.chocolate((0.060, 0.023, 0.011), 0.22), solidify=0.05)
    lathe(smooth_profile([(0.001, 0.17), (0.20, 0.16), (0.36, 0.12)], 20), 60).move(0, 0, z + r - 0.02).obj('sauce', M.glaze((0.30, 0.11, 0.02), 0.05, 0.3))
    for b, l in ((-1.9, 0.34), (-1.2, 0.46), (-0.5, 0.30), (-2.5, 0.26)):
        s = np.linspace(0, 1, 24)
        el = 0.42 - s * l * 2.4
        p = np.stack([(r + 0.02) * np.cos(el) * np.cos(b), (r + 0.02) * np.cos(el) * np.sin(b), (r + 0.02) * np.sin(el)], -1)
        sweep(p, 0.045 * (1 - 0.25 * s) + 0.012 * (s > 0.85), n=14).move(0, 0, z + r - 0.02).obj('run', M.glaze((0.30, 0.11, 0.02), 0.05, 0.3))
    spread([T.shard(rng, 0.22, 0.2, 0.04)], [place((0.58 * np.cos(b), 0.58 * np.sin(b), z + 0.03), (np.cos(b), np.sin(b), 0.25), b, 0.7) for b in (-2.2, -0.9, -0.3)], rng).obj('piece', M.chocolate((0.060, 0.023, 0.011), 0.22))


def lunchbox(t, z, rng):
    """The open paper box in which a bento cake comes, and a wooden fork: they show how small it is."""
    w, h = 1.62, 0.46
    card = M.paper((0.62, 0.42, 0.24), 0.6, 0.0)
    walls = [block(w, 0.03, h, 0.01).move(0, s * w / 2, -0.05) for s in (-1, 1)] + [block(0.03, w, h, 0.01).move(s * w / 2, 0, -0.05) for s in (-1, 1)]
    merge([plate(w, w, 0.03).move(0, 0, -0.06), *walls]).obj('board_box', card, autosmooth=40)
    lid = merge([plate(w, w, 0.03), *(block(w, 0.03, 0.16, 0.01).move(0, s * w / 2, 0) for s in (-1, 1)), *(block(0.03, w, 0.16, 0.01).move(s * w / 2, 0, 0) for s in (-1, 1))])
    lid.rot('x', np.radians(76)).move(0, w / 2 + 0.21, h + w / 2 - 0.11).obj('lid', card, autosmooth=40)
    grid(np.array([[(x, y, -0.025) for x in np.linspace(-0.76, 0.76, 30)] for y in np.linspace(-0.76, 0.76, 30)])).wobble(0.012, 4, 3).obj('paper', M.paper((0.84, 0.80, 0.74), 0.6, 0.0))
    fork = [rod((0, 0, 0.02), (0.78, 0, 0.02), 0.030, 0.040, n=10), *(rod((0.76, y * 0.5, 0.02), (1.04, y, 0.02), 0.017, 0.010, n=8) for y in (-0.055, 0, 0.055))]
    Figure().add('#c99a62', *fork).put((-0.62, -w / 2 - 0.20, -0.05), 6)


def holly(t, z, rng):
    """Two sprigs of sugar holly."""
    a = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    k = 1 + 0.16 * np.abs(np.sin(a * 4.5)) ** 0.6
    leaf = np.stack([0.34 * np.cos(a) * k, 0.155 * np.sin(a) * k], -1)
    for x, y, turn in ((-0.06, 0.02, 25), (0.02, -0.04, 150), (0.05, 0.10, 265)):
        g = slab(leaf, 0.035, 0.012, 160)
        g.v[:, 2] += 0.10 * (g.v[:, 0] / 0.34) ** 2
        g.move(0.34, 0, 0)
        Figure().add('#2f6b35', g).add('#3f8345', rod((0.06, 0, 0.035), (0.60, 0, 0.075), 0.010)).put((x, y, z + 0.02), turn)
    Figure().add('#b3141f!', *(ball(0.095, (x, y, 0.09)) for x, y in ((-0.09, 0.02), (0.09, 0.05), (0.0, -0.11)))).put((0, 0.02, z + 0.03))


def gold_truffles(t, z, rng):
    """A crescent of truffles in gold, with flecks of gold leaf on the side."""
    import gifts
    for i, a in enumerate(np.linspace(2.55, 5.05, 8)):
        r = 0.66 - 0.05 * (i % 2)
        gifts.foil_ball(rng, 0.125 if i % 3 else 0.15).move(r * np.cos(a), r * np.sin(a), z).obj('figure', M.gold((0.82, 0.55, 0.20), 0.26, 0.5, 26))
    for a in rng.uniform(-2.9, -0.2, 14):
        h = rng.uniform(0.08, t.h - 0.05) ** 1.0
        g = T.gold_leaf(rng).xf(place(((t.r + 0.008) * np.cos(a), (t.r + 0.008) * np.sin(a), h), (np.cos(a), np.sin(a), 0), rng.random() * 6, rng.uniform(0.5, 1.2)))
        g.obj('figure', M.gold(bump=0.6))


def macaron_crown(t, z, rng):
    """Macarons that stand in a half circle, with raspberries before them."""
    shades = ((0.80, 0.36, 0.42), (0.85, 0.76, 0.62), (0.46, 0.10, 0.24))
    for i, a in enumerate(np.linspace(0.35, np.pi + 1.25, 9)):
        m = place((0.64 * np.cos(a), 0.64 * np.sin(a), z + 0.16), (0.75 * np.cos(a) + 0.1, 0.75 * np.sin(a) - 0.45, 0.42), rng.random() * 6, 0.95)
        T.macaron(rng).move(0, 0, -0.06).xf(m).obj('macaron', [M.multi('mac' + str(i % 3), [shades[i % 3]], 0.62, 0.0, 0.05), M.cream((0.84, 0.78, 0.70))])
    ms = [place((r * np.cos(a), r * np.sin(a), z), (0, 0, 1), rng.random() * 6, 1) for r, a in ((0.30, 1.2), (0.34, 2.2), (0.30, 3.3), (0.36, 4.2), (0.08, 2.5), (0.42, 0.5))]
    cakes.put_items({'rasp': ms}, rng, {}, z)


THEMES = {name: f for name, f in list(globals().items()) if callable(f) and getattr(f, '__module__', '') == __name__ and f.__code__.co_varnames[:3] == ('t', 'z', 'rng')}
