"""Signs of trades and hobbies. Each returns a Figure that stands or lies on z=0."""
from shapes import *


def stethoscope(colour='#27509b!'):
    f = Figure()
    loop = [(-0.30, 0.42, 0.05), (-0.46, 0.12, 0.05), (-0.30, -0.18, 0.05), (0, -0.30, 0.05), (0.30, -0.16, 0.05), (0.44, 0.14, 0.05), (0.30, 0.42, 0.05)]
    f.add(colour, tube(loop, 0.034, steps=90), tube([(0, -0.30, 0.05), (0.06, -0.44, 0.05), (0.26, -0.52, 0.05), (0.42, -0.42, 0.05)], 0.034))
    f.add('silver', rod((-0.30, 0.42, 0.05), (-0.16, 0.58, 0.06), 0.024), rod((0.30, 0.42, 0.05), (0.16, 0.58, 0.06), 0.024), disc(0.125, 0.06, (0.47, -0.36, 0.01), 0.02))
    f.add('#1d2026', ball(0.042, (-0.14, 0.60, 0.06)), ball(0.042, (0.14, 0.60, 0.06)))
    f.add('#e8edf2', disc(0.095, 0.02, (0.47, -0.36, 0.065), 0.008))
    cross = [(a, b) for a, b in ((-.06, -.17), (.06, -.17), (.06, -.06), (.17, -.06), (.17, .06), (.06, .06), (.06, .17), (-.06, .17), (-.06, .06), (-.17, .06), (-.17, -.06), (-.06, -.06))]
    return f.add('#c4202f', slab(cross, 0.05, 0.014, 140).move(0, 0.10, 0))


def helmet(colour='#f0b323!'):
    f = Figure()
    dome = lathe(smooth_profile([(0.34, 0.03), (0.335, 0.12), (0.28, 0.27), (0.16, 0.37), (0.001, 0.40)], 40), 60)
    brim = slab(smooth_profile([(0.37 * np.sin(a), -0.37 * np.cos(a) - 0.13 * max(0, np.cos(a)) ** 2) for a in np.linspace(0, 2 * np.pi, 60)], 160)[:-1], 0.035, 0.012)
    ridge = [sweep(np.stack([x + 0 * t, -0.30 * np.cos(t), 0.055 + 0.345 * np.sin(t)], -1), 0.030, n=10) for x, t in ((x, np.linspace(0.12, np.pi - 0.12, 40)) for x in (-0.09, 0, 0.09))]
    return f.add(colour, dome, brim, *ridge)


def set_square(colour='#5fae8c'):
    outer = np.array([(0, 0), (0.62, 0), (0, 0.42)], float)
    inner = outer.mean(0) + (outer - outer.mean(0)) * 0.42
    return Figure().add(colour, *(slab([outer[a], outer[b], inner[b], inner[a]], 0.03, 0.004, 80) for a, b in ((0, 1), (1, 2), (2, 0))))


def gavel(wood='#7c4524!'):
    f = Figure()
    f.add(wood, disc(0.26, 0.07, bevel=0.025), disc(0.22, 0.05, (0, 0, 0.07), 0.02))
    head = Figure().add(wood, disc(0.145, 0.38, bevel=0.03).rot('y', np.pi / 2).move(-0.19, 0, 0), rod((0, 0, 0), (0, 0.80, 0), 0.038, 0.05))
    head.add('gold', *(disc(0.149, 0.04, bevel=0.008).rot('y', np.pi / 2).move(x, 0, 0) for x in (-0.12, 0.08)))
    for geo, _, _ in head.parts:
        geo.rot('x', -0.16).rot('z', -0.75).move(0, 0, 0.27)
    return f.join(head)


def scales():
    """The balance of the law."""
    f = Figure().add('gold', disc(0.16, 0.05), cone(0.035, 0.022, 0.72, (0, 0, 0.04)), ball(0.045, (0, 0, 0.80)), tube([(-0.36, 0, 0.70), (-0.18, 0, 0.755), (0, 0, 0.74), (0.18, 0, 0.755), (0.36, 0, 0.70)], 0.020))
    for s in (-1, 1):
        f.add('gold', lathe(smooth_profile([(0.001, 0), (0.10, 0.015), (0.16, 0.07), (0.165, 0.07), (0.10, 0.0), (0.001, -0.015)], 30), 40).move(s * 0.36, 0, 0.34))
        f.add('gold', *(rod((s * 0.36, 0, 0.70), (s * 0.36 + 0.16 * np.cos(a), 0.16 * np.sin(a), 0.41), 0.006, n=6) for a in (0.5, 2.6, 4.7)))
    return f


def book(cover='#6b1f3c', page='#f6efe0'):
    """An open ledger."""
    f = Figure().add(cover, plate(0.86, 0.56, 0.035))
    for s in (-1, 1):
        t = np.linspace(0, 1, 24)
        top = np.stack([np.stack([s * 0.41 * t, 0 * t + y, 0.05 + 0.075 * np.sin(np.pi * np.clip(t, 0, 1)) ** 0.7 * (1 - 0.35 * t)], -1) for y in (-0.26, 0.26)])
        f.add(page, grid(top[:, ::s]))
        f.add(page, grid(np.stack([top[0], top[0] * [1, 1, 0] + [0, 0, 0.03]])), grid(np.stack([top[:, -1], top[:, -1] * [1, 1, 0] + [0, 0, 0.03]])))
        for y in np.linspace(-0.17, 0.19, 6):
            line = np.stack([s * (0.07 + 0.27 * t), 0 * t + y, 0.056 + 0.075 * np.sin(np.pi * (0.17 + 0.66 * t)) ** 0.7 * (1 - 0.35 * (0.17 + 0.66 * t))], -1)
            f.add('#8fa3b8', sweep(line, 0.005, n=5))
    return f


def calculator(body='#2b2f38'):
    f = Figure().add(body, plate(0.44, 0.62, 0.075, 0.05)).add('#b9d3b0', plate(0.34, 0.12, 0.012).move(0, 0.20, 0.075))
    f.words('1,299', 0.10, (0.03, 0.20, 0.092), '#24301f', depth=0.004, standing=False)
    for i in range(4):
        for j in range(4):
            f.add('#e8893c' if i == 3 else '#e9e6df', block(0.068, 0.068, 0.035, 0.012).move(-0.13 + 0.087 * i, 0.075 - 0.095 * j, 0.072))
    return f


def blackboard(words='A B C'):
    f = Figure().add('#b27a43', upright(plate(0.92, 0.62, 0.06)).move(0, 0.03, 0.31)).add('#26382f', upright(plate(0.80, 0.50, 0.07, 0.015)).move(0, 0.035, 0.31))
    f.words(words, 0.23, (0, -0.042, 0.36), '#f7f4ea', ('Kaushan Script', 'Dancing Script'), 0.006)
    f.words('1 + 2 = 3', 0.11, (0, -0.042, 0.17), '#f2d98a', ('Kaushan Script', 'Dancing Script'), 0.005)
    return f


def apple(colour='#b81f2a!'):
    ph = np.linspace(0, np.pi, 30)
    g = lathe(np.stack([0.15 * np.sin(ph) * (1.08 - 0.10 * np.cos(ph)), 0.145 - 0.145 * np.cos(ph) - 0.07 * np.exp(-((np.pi - ph) / 0.32) ** 2)], -1), 36)
    f = Figure().add(colour, g).add('#5a3a1c', tube([(0, 0, 0.21), (0.01, 0, 0.27), (0.03, 0, 0.32)], 0.012))
    return f.add('#5f9a3c', slab(smooth_profile([(0, 0), (0.07, 0.04), (0.15, 0), (0.07, -0.04), (0, 0)], 60)[:-1], 0.014, 0.004, 60).rot('y', -0.4).move(0.015, 0, 0.28))


def cap(cloth='#1f2f55', peak='#14161c!', badge='gold'):
    """An officer's cap."""
    f = Figure().add(cloth, lathe(smooth_profile([(0.27, 0.02), (0.275, 0.13), (0.36, 0.24), (0.37, 0.29), (0.20, 0.33), (0.001, 0.325)], 50), 60).rot('x', 0.10))
    f.add('#14161c', lathe([(0.276, 0.03), (0.283, 0.035), (0.283, 0.11), (0.276, 0.115)], 60).rot('x', 0.10))
    t, u = np.linspace(-1.15, 1.15, 40), np.linspace(0, 1, 10)
    P = np.stack([np.stack([(0.275 + 0.15 * k * np.cos(t * 0.9)) * np.sin(t), -(0.275 + 0.15 * k * np.cos(t * 0.9)) * np.cos(t), 0.045 - 0.065 * k - 0.0 * t], -1) for k in u])
    f.add(peak, grid(P), grid(P[:, ::-1] - [0, 0, 0.014]))
    f.add('gold', tube([(-0.24, -0.15, 0.075), (-0.13, -0.265, 0.065), (0, -0.302, 0.06), (0.13, -0.265, 0.065), (0.24, -0.15, 0.075)], 0.013))
    return f.add(badge, upright(slab(star(0.085), 0.03, 0.008, 100)).move(0, -0.335, 0.21))


def beret(cloth='#4a5a2f'):
    f = Figure().add(cloth, lathe(smooth_profile([(0.26, 0.0), (0.275, 0.06), (0.37, 0.13), (0.38, 0.19), (0.25, 0.25), (0.001, 0.265)], 50), 60).rot('y', 0.14))
    f.add('#2a2420', lathe([(0.262, 0.0), (0.275, 0.01), (0.275, 0.055), (0.262, 0.06)], 60).rot('y', 0.14))
    return f.add('gold', upright(slab(star(0.085), 0.035, 0.010, 100)).move(-0.13, -0.315, 0.14))


def medal(ribbon='#b3202c'):
    f = Figure().add(ribbon, slab([(-0.07, 0.06), (0.07, 0.06), (0.09, 0.30), (-0.09, 0.30)], 0.025, 0.005, 80))
    return f.add('gold', disc(0.105, 0.035, (0, 0, 0.005), 0.01), slab(star(0.075), 0.02, 0.006, 90).move(0, 0, 0.038))


def toque(cloth='#fbfaf6'):
    a = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    rows = []
    for r, z, puff in ((0.22, 0.0, 0), (0.225, 0.10, 0), (0.225, 0.22, 0.01), (0.27, 0.28, 0.05), (0.35, 0.38, 0.09), (0.37, 0.48, 0.10), (0.31, 0.57, 0.08), (0.18, 0.61, 0.05), (0.01, 0.60, 0)):
        k = r * (1 + puff * np.cos(a * 9))
        rows.append(np.stack([k * np.cos(a), k * np.sin(a), z + puff * 0.12 * np.cos(a * 9)], -1))
    P = np.array(rows)
    fine = np.stack([smooth_profile(P[:, i], 46) for i in range(160)], 1)
    return Figure().add(cloth, grid(fine, cu=True), lathe([(0.222, 0.0), (0.238, 0.01), (0.238, 0.13), (0.222, 0.14)], 60))


def whisk():
    f = Figure().add('#7a4a2a', rod((0.30, 0, 0), (0.66, 0, 0), 0.042, 0.036))
    t = np.linspace(0, 1, 40)
    for k in range(5):
        a = k * np.pi / 5
        w = 0.14 * np.sin(np.pi * t) ** 0.8 * (1 - 0.45 * t)
        for s in (-1, 1):
            f.add('silver', sweep(np.stack([-0.18 + 0.50 * t, s * w * np.cos(a), s * w * np.sin(a)], -1), 0.008, n=6))
    for geo, _, _ in f.parts:
        geo.move(-0.15, 0, 0.13)
    return f


def guitar(wood='#c07a35!', neck='#5a3320'):
    o = smooth_profile([(0, 0.34), (0.15, 0.33), (0.20, 0.22), (0.14, 0.09), (0.22, -0.06), (0.24, -0.22), (0.13, -0.35), (0, -0.37), (-0.13, -0.35), (-0.24, -0.22), (-0.22, -0.06), (-0.14, 0.09), (-0.20, 0.22), (-0.15, 0.33), (0, 0.34)], 160)[:-1]
    f = Figure().add('#6b3a1c!', slab(o * 1.02, 0.12, 0.03)).add(wood, slab(o * 0.96, 0.012, 0.004).move(0, 0, 0.115))
    f.add('#1c1210', disc(0.085, 0.012, (0, 0.06, 0.121), 0.003)).add('#ecd9b0', ring(0.092, 0.010, (0, 0.06, 0.128)))
    f.add(neck, block(0.085, 0.66, 0.045, 0.012).move(0, 0.55, 0.105), plate(0.15, 0.22, 0.05, 0.03).move(0, 0.96, 0.10), block(0.20, 0.05, 0.03, 0.008).move(0, -0.20, 0.122))
    f.add('#e8e4da', *(rod((x, -0.20, 0.158), (x, 0.98, 0.160), 0.0045, n=5) for x in (-0.028, -0.009, 0.009, 0.028)), *(ball(0.020, (s * 0.095, y, 0.125)) for s in (-1, 1) for y in (0.90, 0.96, 1.02)))
    f.add('silver', *(rod((-0.042, y, 0.151), (0.042, y, 0.151), 0.005, n=5) for y in np.linspace(0.34, 0.84, 9)))
    return f


def note(colour='#1d1a20!', double=False):
    f = Figure()
    heads = (-0.13, 0.13) if double else (0,)
    f.add(colour, *(ball(0.085, (x, 0, 0.08), (1.2, 0.55, 0.85), [('y', -18)]) for x in heads), *(rod((x + 0.085, 0, 0.10), (x + 0.085, 0, 0.56), 0.022) for x in heads))
    if double:
        return f.add(colour, block(0.30, 0.05, 0.085, 0.015).move(0.085, 0, 0.50))
    return f.add(colour, tube([(0.085, 0, 0.56), (0.14, 0, 0.47), (0.24, 0, 0.40), (0.21, 0, 0.28)], (0.040, 0.012)))


def camera(body='#25272d'):
    f = Figure().add(body, block(0.72, 0.26, 0.42, 0.05), block(0.26, 0.22, 0.14, 0.04).move(0, 0, 0.36))
    f.add('#c9b8a0', block(0.725, 0.262, 0.075, 0.03).move(0, 0, 0.345))
    face = lambda g: g.rot('x', np.pi / 2)
    f.add('#16171b!', face(disc(0.185, 0.14, bevel=0.025)).move(0, -0.12, 0.20)).add('silver', face(ring(0.175, 0.016)).move(0, -0.26, 0.20))
    f.add('#34506e!', ball(0.125, (0, -0.245, 0.20), (1, 0.35, 1))).add('#ffffff!', ball(0.026, (-0.045, -0.290, 0.25), (1, 0.5, 1)))
    f.add('silver', disc(0.055, 0.05, (-0.25, 0, 0.42)), disc(0.035, 0.05, (0.24, 0, 0.42))).add('#c4272f!', disc(0.028, 0.03, (-0.25, 0, 0.465)))
    return f.add('#fff6dc!', block(0.12, 0.03, 0.07, 0.01).move(0.24, -0.125, 0.33))


def controller(body='#f1efea'):
    f = Figure().add(body, ball(0.20, (-0.27, 0, 0.13), (1.0, 1.0, 0.60)), ball(0.20, (0.27, 0, 0.13), (1.0, 1.0, 0.60)), block(0.56, 0.28, 0.17, 0.07).move(0, 0.05, 0.05),
                     ball(0.12, (-0.36, -0.19, 0.10), (0.85, 1.5, 0.75), [('z', 18)]), ball(0.12, (0.36, -0.19, 0.10), (0.85, 1.5, 0.75), [('z', -18)]), fused=0.014)
    f.add('#24262c', block(0.17, 0.055, 0.05, 0.012).move(-0.27, 0.04, 0.215), block(0.055, 0.17, 0.05, 0.012).move(-0.27, 0.04, 0.215), disc(0.07, 0.06, (-0.11, -0.09, 0.205), 0.02), disc(0.07, 0.06, (0.11, -0.09, 0.205), 0.02))
    for c, x, y in (('#3f7fc4!', -0.075, 0), ('#c4272f!', 0.075, 0), ('#4fa45a!', 0, -0.075), ('#e7b43a!', 0, 0.075)):
        f.add(c, ball(0.038, (0.27 + x, 0.04 + y, 0.25), (1, 1, 0.6)))
    for geo, _, _ in f.parts:
        geo.rot('x', 0.30).move(0, 0, 0.10)
    return f


def suitcase(body='#a4512c'):
    f = Figure().add(body, block(0.78, 0.26, 0.54, 0.06)).add('#e0b070', *(block(0.075, 0.275, 0.55, 0.03).move(x, 0, -0.003) for x in (-0.22, 0.22)))
    f.add('#5a2c18', tube([(-0.11, 0, 0.53), (-0.10, 0, 0.62), (0, 0, 0.64), (0.10, 0, 0.62), (0.11, 0, 0.53)], 0.024))
    f.add('gold', *(block(0.09, 0.285, 0.06, 0.012).move(x, 0, 0.36) for x in (-0.22, 0.22)))
    face = lambda g: g.rot('x', np.pi / 2)
    f.add('#2f86a8', face(disc(0.085, 0.012)).move(0.0, -0.13, 0.20)).add('#f4efe2', face(plate(0.16, 0.10, 0.012, 0.015)).move(0.02, -0.13, 0.40)).add('#c4272f', face(slab(star(0.06), 0.014, 0.003, 90)).move(0.0, -0.142, 0.20))
    f.add('#e7b43a', face(disc(0.055, 0.012)).move(-0.32, -0.13, 0.16)).add('#4fa45a', face(plate(0.10, 0.13, 0.012, 0.015)).rot('y', 0.3).move(0.325, -0.13, 0.22))
    return f


def globe():
    f = Figure().add('#3f8fc0!', ball(0.22, (0, 0, 0.28)))
    rng = np.random.default_rng(3)
    land = []
    for x, z, r in ((-0.08, 0.36, 0.10), (-0.10, 0.24, 0.07), (0.09, 0.34, 0.08), (0.12, 0.22, 0.06), (0.02, 0.15, 0.05), (-0.01, 0.42, 0.06)):
        y = -np.sqrt(max(0.0, 0.21 ** 2 - x * x - (z - 0.28) ** 2))
        land.append(ball(r, (x, y, z), (1, 0.32, 0.9)).wobble(0.03, 9, int(rng.integers(99))))
    return f.add('#5fa653', *land).add('gold', disc(0.13, 0.04), cone(0.03, 0.03, 0.06, (0, 0, 0.03)), ring(0.245, 0.014).rot('y', np.pi / 2).rot('z', 0.5).move(0, 0, 0.28))


def lipstick(colour='#c01f4a!'):
    f = Figure().add('#1c1a1f!', disc(0.10, 0.22, bevel=0.012)).add('gold', disc(0.085, 0.16, (0, 0, 0.22), 0.008))
    g = lathe(smooth_profile([(0.066, 0.36), (0.068, 0.50), (0.062, 0.60), (0.03, 0.655), (0.001, 0.665)], 30), 36)
    top = g.v[:, 2] > 0.50
    g.v[:, 2] -= np.where(top, (g.v[:, 1] * -1 + 0.066) * 0.75, 0)
    return f.add(colour, g)


def brush(hair='#d98a94', handle='#1c1a1f!'):
    f = Figure().add(handle, rod((0, 0, 0), (0.52, 0, 0), 0.022, 0.036)).add('gold', rod((0.50, 0, 0), (0.62, 0, 0), 0.042, 0.050))
    f.add(hair, lathe(smooth_profile([(0.048, 0), (0.085, 0.10), (0.075, 0.19), (0.001, 0.23)], 24), 30).rot('y', np.pi / 2).move(0.61, 0, 0))
    for geo, _, _ in f.parts:
        geo.move(-0.4, 0, 0.09)
    return f


def compact(colour='#e3a9a0'):
    f = Figure().add('#1c1a1f!', disc(0.22, 0.06, bevel=0.02)).add(colour, disc(0.17, 0.02, (0, 0, 0.055), 0.005))
    lid = Figure().add('#1c1a1f!', disc(0.22, 0.05, bevel=0.02)).add('silver', disc(0.18, 0.012, (0, 0, 0.048), 0.003))
    for geo, _, _ in lid.parts:
        geo.rot('x', 1.25).move(0, 0.23, 0.26)
    return f.join(lid)
