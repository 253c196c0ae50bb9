"""A cup with its saucer and a cake fork, which show beside a cake how large it is. 1 unit = 10 cm."""
import materials as M
import numpy as np
from geom import grid, lathe, merge, smooth_profile, sweep


def saucer(r):
    return lathe(smooth_profile([(0.001, 0.03), (r * 0.62, 0.03), (r * 0.72, 0.05), (r, 0.11), (r * 1.01, 0.118), (r * 0.99, 0.10), (r * 0.68, 0.0), (0.001, 0.0)], 60), 110)


def fork():
    """A cake fork of 15 cm that lies along y: a handle that widens, a neck, three tines."""
    t = np.linspace(0, 1, 60)[:, None]
    u = np.linspace(-1, 1, 7)[None]
    wide = np.interp(t, [0, 0.05, 0.45, 0.66, 0.80, 0.92, 1], [0.040, 0.060, 0.034, 0.030, 0.060, 0.088, 0.088])
    z = 0.02 + 0.05 * np.sin(np.pi * t) + 0.012 * (1 - u ** 2)
    handle = grid(np.stack([u * wide, 1.20 * t + 0 * u, z], -1))
    tines = [sweep([(x, 1.18, 0.03), (x, 1.34, 0.022), (x * 0.9, 1.50, 0.045)], 0.017, n=8) for x in (-0.068, 0, 0.068)]
    return merge([handle] + tines)


def cup(spec, rng):
    """A cup of 8 cm on its saucer, with tea in it, and the fork at its side."""
    china = M.ceramic((0.84, 0.82, 0.79), 0.14)
    wall = smooth_profile([(0.001, 0.0), (0.22, 0.0), (0.24, 0.03), (0.36, 0.28), (0.40, 0.58), (0.41, 0.62), (0.385, 0.60), (0.34, 0.28), (0.20, 0.06), (0.001, 0.05)], 120)
    t = np.linspace(-1.5, 1.5, 40)
    handle = np.stack([0.35 + 0.22 * np.clip(np.cos(t), 0, 1) ** 0.8, 0 * t, 0.33 + 0.20 * np.sin(t)], -1)
    merge([saucer(0.66), merge([lathe(wall, 90), sweep(handle, 0.036, n=16)]).rot('z', np.radians(-28)).move(0, 0, 0.05)]).obj('board_cup', china, autosmooth=50)
    lathe([(0.001, 0.56), (0.378, 0.56)], 70).move(0, 0, 0.05).obj('tea', M.glaze((0.18, 0.060, 0.016), 0.06, 0.2))
    fork().rot('z', np.radians(-68)).move(-0.72, -0.92, 0.0).obj('fork', M.gold((0.74, 0.73, 0.71), 0.20, 0.02, 20), solidify=0.016)
