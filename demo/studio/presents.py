"""Gifts that are not cakes. Each function builds what its recipe describes."""
import bpy
import cakes
import gifts
import materials as M
import numpy as np
import prints
from shapes import *


def mug(spec, rng):
    """A mug with a drawing where the customer's photograph goes."""
    wall = smooth_profile([(0.36, 0.0), (0.40, 0.03), (0.42, 0.12), (0.42, 0.90), (0.425, 0.955), (0.405, 0.97), (0.39, 0.94), (0.385, 0.12), (0.33, 0.06)], 120)
    lathe(np.concatenate([[(0.001, 0.01)], wall, [(0.001, 0.06)]]), 120).obj('board_mug', M.ceramic((0.84, 0.82, 0.79), 0.12))
    t = np.linspace(-1.6, 1.6, 50)
    a = np.pi * 0.02
    handle = np.stack([0.39 + 0.31 * np.clip(np.cos(t), 0, 1) ** 0.8, 0 * t, 0.50 + 0.29 * np.sin(t)], -1)
    sweep(handle, 0.060, n=24).rot('z', a).obj('handle', M.ceramic((0.84, 0.82, 0.79), 0.12))
    u, v = np.linspace(-1.02, 1.02, 120), np.linspace(0.17, 0.86, 40)
    P = np.stack([np.stack([0.4215 * np.sin(u), -0.4215 * np.cos(u), 0 * u + z], -1) for z in v])
    grid(P).rot('z', -0.20).obj('print', prints.printed(spec['print'], 0.16, 0.5))
    lathe([(0.001, 0.83), (0.388, 0.83)], 90).obj('tea', M.glaze((0.18, 0.060, 0.016), 0.06, 0.2))


def cushion(spec, rng):
    """A square cushion that leans back, with a drawing where the photograph goes."""
    n = 90
    s = np.linspace(-1, 1, n)
    x, y = np.meshgrid(s, s)
    thick = 0.34 * np.clip((1 - x ** 2) * (1 - y ** 2), 0, 1) ** 0.42
    pull = 1 - 0.075 * (1 - x ** 2) * y ** 6, 1 - 0.075 * (1 - y ** 2) * x ** 6
    crease = 0.012 * np.sin(9 * x + 5 * y) * np.exp(-((np.abs(x) - 0.9) / 0.16) ** 2) + 0.012 * np.sin(8 * y - 4 * x) * np.exp(-((np.abs(y) - 0.9) / 0.16) ** 2)
    X, Z = x * pull[1], y * pull[0]
    front = np.stack([X, -thick - crease, Z], -1)
    pc = np.stack([(y + 1) / 2, (x + 1) / 2, 0 * x], -1)
    lean = lambda g: g.rot('x', -0.26).move(0, 0, 1.02)
    lean(grid(front, pc=pc)).obj('board_cushion', prints.printed(spec['print'], 0.85))
    cloth = M.plain('cloth', (0.80, 0.74, 0.66), 0.9, bump=0.3, bscale=120, sheen=0.4)
    lean(grid(front[:, ::-1] * [1, -1, 1])).obj('board_back', cloth)
    edge = np.concatenate([np.stack([X[0], 0 * s, Z[0]], -1), np.stack([X[1:, -1], 0 * s[1:], Z[1:, -1]], -1), np.stack([X[-1, -2::-1], 0 * s[1:], Z[-1, -2::-1]], -1), np.stack([X[-2::-1, 0], 0 * s[1:], Z[-2::-1, 0]], -1)])
    lean(sweep(edge, 0.030, n=10)).obj('piping', M.satin((0.36, 0.02, 0.13)))


NUTS = {'almond': ((0.42, 0.20, 0.075), 0.35), 'cashew': ((0.80, 0.63, 0.40), 0.10), 'pistachio': ((0.66, 0.52, 0.32), 0.15), 'raisin': ((0.30, 0.11, 0.03), 0.35)}


def nut(kind, rng):
    if kind == 'almond':
        return lathe(smooth_profile([(0.001, 0), (0.05, 0.05), (0.062, 0.11), (0.035, 0.19), (0.001, 0.225)], 22), 24).scale(1, 0.62, 1).move(0, 0, -0.11).rot('x', np.pi / 2).wobble(0.006, 14, int(rng.integers(99)))
    if kind == 'cashew':
        t = np.linspace(-1.25, 1.25, 26)
        return sweep(np.stack([0.085 * np.sin(t), 0.085 * np.cos(t), 0 * t], -1), 0.044 * np.clip(np.cos(t * 0.92), 0.05, 1) ** 0.45 + 0.006, n=16).wobble(0.005, 12, int(rng.integers(99)))
    if kind == 'pistachio':
        return ball(0.062, (0, 0, 0), (0.95, 1.35, 0.85)).wobble(0.006, 16, int(rng.integers(99)))
    g = ball(0.052, (0, 0, 0), (1, 1.35, 0.85)).wobble(0.02, 26, int(rng.integers(99)), 2)
    return g


def bowls(spec, rng):
    """A round wooden tray with four kinds of dry fruits, each in its part."""
    R = 0.95
    wood = M.surface('wood', 5)
    lathe(np.concatenate([[(0.001, -0.06)], smooth_profile([(R, -0.06), (R + 0.05, -0.02), (R + 0.06, 0.16), (R + 0.03, 0.18), (R, 0.16), (R - 0.02, 0.02)], 40), [(0.001, 0.0)]]), 120).obj('board_tray', wood)
    for a in (0.6, 0.6 + np.pi / 2):
        block(1.88, 0.05, 0.15, 0.015).rot('z', a).obj('board_wall', wood)
    for k, kind in enumerate(('almond', 'cashew', 'pistachio', 'raisin')):
        colour, jitter = NUTS[kind]
        ms = []
        for i in range(150):
            a = 0.6 + k * np.pi / 2 + rng.uniform(0.07, np.pi / 2 - 0.07)
            r = R * 0.93 * np.sqrt(rng.uniform(0.012, 1))
            d = min(abs(r * np.sin(a - 0.6 - k * np.pi / 2)), abs(r * np.sin(a - 0.6 - (k + 1) * np.pi / 2)))
            if d < 0.085 or r > R - 0.09:
                continue
            heap = 0.17 * np.clip(np.sin(np.pi * r / R), 0, 1)
            ms.append(place((r * np.cos(a), r * np.sin(a), 0.06 + heap * rng.random()), rng.normal(0, 0.5, 3) + [0, 0, 1.0], rng.random() * 6, rng.uniform(0.9, 1.1)))
        from geom import spread
        spread([nut(kind, rng) for _ in range(5)], ms, rng).obj(kind, M.plain(kind, colour, 0.55, jitter=jitter, bump=0.35, bscale=45))
        if kind == 'pistachio':
            spread([ball(0.046, (0, 0, 0.028), (0.7, 1.35, 0.6))], ms, rng).obj('kernel', M.plain('kernel', (0.24, 0.34, 0.06), 0.6, jitter=0.3))
    import flowers
    flowers.bow(rng, 0.34).move(0, -R - 0.09, 0.10).obj('ribbon', M.satin((0.125, 0.0, 0.045)), solidify=0.008)


def on_jar(text, r, at, size, material):
    """Words on the front of a round jar, bent as the jar is."""
    curve = bpy.data.curves.new('words', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = text, size, 'CENTER', 'CENTER', 0.001
    curve.font = cakes.font('Dancing Script', 'Kaushan Script') or curve.font
    flat = bpy.data.objects.new('words', curve)
    bpy.context.scene.collection.objects.link(flat)
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    for v in mesh.vertices:
        turn, up, out = v.co.x / r, v.co.y, v.co.z
        v.co = (at[0] + (r + out) * np.sin(turn), at[1] - (r + out) * np.cos(turn), at[2] + up)
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('words', mesh))


def candles(spec, rng):
    """Three lit candles of soy wax in glazed jars, each with a paper label that names its scent."""
    cream, plum, blush = (0.82, 0.77, 0.68), (0.125, 0.004, 0.045), (0.62, 0.34, 0.34)
    for x, y, r, h, c, paper, scent in ((-0.50, 0.10, 0.30, 0.52, cream, plum, 'Jasmine'), (0.10, -0.22, 0.26, 0.40, plum, cream, 'Rose'), (0.56, 0.20, 0.28, 0.66, blush, cream, 'Sandal')):
        lathe(np.concatenate([[(0.001, 0)], smooth_profile([(r * 0.94, 0), (r, 0.04), (r, h - 0.02), (r * 0.98, h), (r * 0.94, h - 0.01), (r * 0.93, h * 0.8)], 60), [(0.001, h * 0.8)]]), 80).move(x, y, 0).obj('board_jar', M.ceramic(c, 0.16))
        lathe(smooth_profile([(0.001, h - 0.10), (r * 0.6, h - 0.10), (r * 0.93, h - 0.085)], 20), 60).move(x, y, 0).obj('wax', M.plain('wax', (0.84, 0.78, 0.66), 0.4, sss=0.3))
        rod((x, y, h - 0.10), (x + 0.01, y, h + 0.01), 0.010).obj('wick', M.plain('wick', (0.02, 0.02, 0.02), 0.9))
        lathe(smooth_profile([(0.001, 0), (0.030, 0.03), (0.026, 0.07), (0.001, 0.14)], 24), 20).move(x + 0.01, y, h).obj('flame', M.emit('flame', (1.0, 0.50, 0.14), 20))
        for name, half, low, high, out, material in (('label_rim', 0.72, 0.22, 0.68, 0.004, M.gold((0.80, 0.55, 0.24), 0.3, 0.05, 20)), ('label', 0.68, 0.24, 0.66, 0.008, M.paper(paper, 0.6, 0.0))):
            turn, rise = np.linspace(-half, half, 40)[None], np.linspace(low, high, 3)[:, None] * h
            grid(np.stack([(r + out) * np.sin(turn) + 0 * rise, -(r + out) * np.cos(turn) + 0 * rise, rise + 0 * turn], -1)).move(x, y, 0).obj(name, material)
        on_jar(scent, r + 0.010, (x, y, 0.45 * h), 0.105, M.plain('ink', cream if paper == plum else plum, 0.6))


def tin(spec, rng):
    """An open tin, full of three kinds of butter cookies; its lid leans on it from behind."""
    import toppings as T
    from geom import spread
    R, high = 0.90, 0.34
    plum, gold = M.plain('tin', (0.125, 0.004, 0.045), 0.25, coat=0.6), M.gold((0.80, 0.55, 0.24), 0.28, 0.05, 20)
    lathe([(0.001, 0), (R - 0.02, 0), (R, 0.02), (R, high - 0.02), (R + 0.012, high - 0.01), (R, high), (R - 0.02, high - 0.01), (R - 0.025, 0.08), (0.001, 0.08)], 160).obj('board_tin', plum, autosmooth=40)
    for z in (0.05, high - 0.075):
        lathe([(R + 0.002, z), (R + 0.006, z + 0.012), (R + 0.002, z + 0.024)], 160).obj('band', gold)
    lathe([(0.001, 0.10), (R - 0.03, 0.10), (R - 0.03, high + 0.02)], 160).obj('lining', M.paper((0.80, 0.74, 0.64), 0.7, 0.0))
    swirl = merge([T.star_dot(rng, 0.062, 0.085).move(0.118 * np.cos(a), 0.118 * np.sin(a), 0) for a in np.linspace(0, 2 * np.pi, 10)[:-1]])
    base = lathe(smooth_profile([(0.001, 0), (0.165, 0), (0.185, 0.03), (0.17, 0.065), (0.09, 0.075), (0.001, 0.07)], 24), 40)
    spots = [(0, 0)] + [(0.37 * np.cos(a), 0.37 * np.sin(a)) for a in np.linspace(0.2, 0.2 + 2 * np.pi, 7)[:-1]] + [(0.69 * np.cos(a), 0.69 * np.sin(a)) for a in np.linspace(0.5, 0.5 + 2 * np.pi, 12)[:-1]]
    kinds_ = {0: [], 1: [], 2: []}
    for i, (x, y) in enumerate(spots):
        kinds_[i % 3 if i < 7 else (i + 1) % 3].append(place((x, y, 0.215 + rng.uniform(0, 0.02)), (rng.normal(0, 0.10), rng.normal(0, 0.10) - 0.05, 1), rng.random() * 6, 1.0))
    spread([base.copy().wobble(0.008, 9, i) for i in range(3)], kinds_[0] + kinds_[2], rng).obj('cookie', M.sponge((0.62, 0.36, 0.14), (0.72, 0.46, 0.20)))
    spread([swirl], kinds_[1], rng).obj('cookie', M.sponge((0.70, 0.44, 0.18)))
    chips = [place(m[:3, :3] @ np.array([0.125 * np.cos(a) * q, 0.125 * np.sin(a) * q, 0.072]) + m[:3, 3], m[:3, 2], a, 1) for m in kinds_[0] for a, q in zip(np.arange(9) * 2.4, np.sqrt(np.linspace(0.02, 1, 9)))]
    spread([block(0.042, 0.042, 0.03, 0.010)], chips, rng).obj('chips', M.chocolate())
    jam = [place(m[:3, :3] @ np.array([0, 0, 0.066]) + m[:3, 3], m[:3, 2], 0, 1) for m in kinds_[2]]
    spread([lathe(smooth_profile([(0.10, 0), (0.08, 0.02), (0.001, 0.026)], 12), 30)], jam, rng).obj('jam', M.glaze((0.46, 0.012, 0.03), 0.06, 0.3))
    lean, away = np.arcsin(high / (2 * R)), 1.12

    def put(g):
        """Into the plane of the lid: one edge lies on the tin's rim, the other on the ground, to the back and right."""
        return g.move(R, 0, 0).rot('y', lean).move(R + 0.05, 0, high + 0.04).rot('z', away)

    put(lathe([(0.001, 0.06), (R + 0.01, 0.06), (R + 0.035, 0.045), (R + 0.035, -0.05)], 160)).obj('board_lid', plum, autosmooth=40)
    for r in (0.80, 0.50):
        put(lathe([(r, 0.061), (r + 0.012, 0.067), (r + 0.024, 0.061)], 160)).obj('band', gold)
    put(merge([block(0.16, 0.030, 0.012, 0.005).move(0.16, 0, 0.058).rot('z', a) for a in np.linspace(0, 2 * np.pi, 9)[:-1]])).obj('star', gold)
