"""Sport and training. Each returns a Figure that stands on z=0."""
from shapes import *


def football(r=0.36):
    """A truncated icosahedron: black five-sided panels, white six-sided ones, seams between them."""
    g = sphere(r, 260, 150)
    n = g.v / np.linalg.norm(g.v, axis=1, keepdims=True)
    p = (1 + 5 ** 0.5) / 2
    five = np.array([(0, s, t * p) for s in (-1, 1) for t in (-1, 1)], float)
    five = np.concatenate([np.roll(five, k, 1) for k in range(3)])
    five /= np.linalg.norm(five[0])
    six = np.array([(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)], float)
    more = np.array([(0, s * p, t / p) for s in (-1, 1) for t in (-1, 1)])
    six = np.concatenate([six] + [np.roll(more, k, 1) for k in range(3)])
    six /= np.linalg.norm(six, axis=1, keepdims=True)
    turn = rotation('x', 0.45)[:3, :3] @ rotation('z', 0.3)[:3, :3]
    d = np.concatenate([n @ (five @ turn.T).T / 2.327, n @ (six @ turn.T).T / 2.267], 1)
    two = np.sort(d, axis=1)[:, -2:]
    seam = np.exp(-((two[:, 1] - two[:, 0]) / 0.0035) ** 2)
    black = d.argmax(1) < 12
    g.v = g.v * (1 - 0.022 * seam)[:, None]
    g.mq[:] = black[g.q].sum(1) > 2
    g.move(0, 0, r)
    f = Figure()
    f.parts.append((g, [sugar('#f4f1ea!'), sugar('#16161a!')], 0.0))
    return f


def cricket():
    """A bat, a ball and a wicket."""
    f = Figure()
    f.add('#e9cf9a', *(rod((x - 0.16, 0.22, 0), (x - 0.16, 0.22, 0.72), 0.030) for x in (-0.12, 0, 0.12)), *(rod((x - 0.215, 0.22, 0.735), (x - 0.105, 0.22, 0.735), 0.018) for x in (-0.06, 0.06)))
    bat = Figure()
    blade = upright(plate(0.20, 0.62, 0.085, 0.05)).move(0, 0.04, 0.36)
    grip = rod((0, 0, 0.66), (0, 0, 0.96), 0.034)
    bat.add('#dcb878', blade).add('#27303f', grip).add('#b3202c', upright(plate(0.13, 0.16, 0.095, 0.02)).move(0, 0.042, 0.40))
    for geo, _, _ in bat.parts:
        geo.rot('y', -0.30).move(0.40, -0.12, 0.02)
    f.join(bat)
    f.add('#b01722!', ball(0.15, (-0.42, -0.26, 0.15)))
    f.add('#f4e6d0', *(ring(0.151, 0.006).rot('x', 0.5 + 0.12 * k).move(-0.42, -0.26, 0.15) for k in (-1, 1)))
    return f


def badminton():
    f = Figure()
    t = np.linspace(0, 2 * np.pi, 80)
    head = np.stack([0.30 * np.cos(t), 0.38 * np.sin(t), 0 * t], -1)
    racket = [sweep(head, 0.028, n=10)]
    cords = [rod((x, -0.37 * np.sqrt(1 - (x / 0.30) ** 2), 0), (x, 0.37 * np.sqrt(1 - (x / 0.30) ** 2), 0), 0.0065, n=5) for x in np.linspace(-0.24, 0.24, 9)]
    cords += [rod((-0.30 * np.sqrt(1 - (y / 0.38) ** 2), y, 0), (0.30 * np.sqrt(1 - (y / 0.38) ** 2), y, 0), 0.0065, n=5) for y in np.linspace(-0.30, 0.30, 11)]
    move = lambda g: g.rot('x', 0.45).rot('z', 0.55).move(-0.12, 0.16, 0.22)
    f.add('#c01f3a!', *(move(g) for g in racket), move(rod((0, -0.38, 0), (0, -0.62, 0), 0.024)))
    f.add('#f2efe6', *(move(g) for g in cords))
    f.add('#22262e', move(rod((0, -0.60, 0), (0, -0.90, 0), 0.038)))
    cock = [tube([(0.075 * np.cos(a), 0.075 * np.sin(a), 0.10), (0.13 * np.cos(a), 0.13 * np.sin(a), 0.24), (0.185 * np.cos(a), 0.185 * np.sin(a), 0.38)], (0.016, 0.040), n=6, steps=12) for a in np.linspace(0, 2 * np.pi, 15)[:-1]]
    lay = lambda g: g.rot('x', 0.75).move(0.38, -0.12, 0.10)
    f.add('#fbf8f0', *(lay(g) for g in cock))
    f.add('#f3e8d4', lay(ball(0.085, (0, 0, 0.06), (1, 1, 0.95))))
    return f.add('#c01f3a', lay(disc(0.088, 0.03, (0, 0, 0.09))))


def barbell():
    """A barbell on the cake and a kettlebell before it."""
    f = Figure()
    lie = lambda g, x: g.rot('y', np.pi / 2).move(x, 0.12, 0.30)
    f.add('silver', rod((-0.86, 0.12, 0.30), (0.86, 0.12, 0.30), 0.032), *(lie(disc(0.055, 0.05), x) for x in (-0.50, 0.45)))
    f.add('#23252b!', *(lie(disc(0.30, 0.10, bevel=0.03), x) for x in (-0.66, 0.56)))
    f.add('#c4272f!', *(lie(disc(0.22, 0.075, bevel=0.025), x) for x in (-0.745, 0.67)))
    f.add('#e7b43a!', *(lie(disc(0.15, 0.06, bevel=0.02), x) for x in (-0.81, 0.75)))
    bell = Figure().add('#2b2e36!', ball(0.17, (0, 0, 0.16)), tube([(-0.11, 0, 0.24), (-0.12, 0, 0.36), (0, 0, 0.42), (0.12, 0, 0.36), (0.11, 0, 0.24)], 0.034), fused=0.012)
    bell.add('#f1ede4', ball(0.085, (0, -0.105, 0.16), (1, 0.85, 1)))
    return f.join(bell, (0.18, -0.28, 0))
