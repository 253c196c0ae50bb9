"""Solids that sugar-paste figures are made of. 1 unit = 10 cm, z is up, a figure faces -y."""
import bpy
import cakes
import materials as M
import numpy as np
from geom import grid, lathe, merge, place, resample, rounded_rect, smooth_profile, sphere, sweep
from geom import rotm as rotation


def ball(r, at=(0, 0, 0), size=(1, 1, 1), turn=()):
    g = sphere(r, 28, 18).scale(*size)
    for axis, degrees in turn:
        g.rot(axis, np.radians(degrees))
    return g.move(*at)


def rod(a, b, r0, r1=None, n=14):
    """A straight round rod from a to b."""
    t = np.linspace(0, 1, 8)[:, None]
    path = np.asarray(a, float) * (1 - t) + np.asarray(b, float) * t
    return sweep(path, np.linspace(r0, r0 if r1 is None else r1, 8), n=n)


def tube(points, r, n=12, steps=48):
    """A bent rod through points; r is one radius or one for each end."""
    p = np.asarray(points, float)
    path = smooth_profile(p, steps)
    return sweep(path, np.linspace(*r, steps) if isinstance(r, tuple) else r, n=n)


def disc(r, h, at=(0, 0, 0), bevel=0.015, n=56):
    b = min(bevel, h * 0.45, r * 0.45)
    return lathe([(0.001, 0), (r - b, 0), (r, b), (r, h - b), (r - b, h), (0.001, h)], n).move(*at)


def cone(r0, r1, h, at=(0, 0, 0), n=40):
    return lathe([(0.001, 0), (r0, 0), (r1, h), (0.001, h)], n).move(*at)


def ring(r, w, at=(0, 0, 0), n=72):
    """A torus that lies flat."""
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    u = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    P = np.stack([(r + w * np.cos(u)) * np.cos(t)[:, None], (r + w * np.cos(u)) * np.sin(t)[:, None], w * np.sin(u) + 0 * t[:, None]], -1)
    return grid(P, cu=True, cv=True).move(*at)


def slab(outline, h, bevel=0.012, n=220):
    """A flat plate of this outline, lying on z=0, with rounded edges."""
    o = resample(np.asarray(outline, float), n)
    d = np.roll(o, -1, 0) - np.roll(o, 1, 0)
    out = np.stack([d[:, 1], -d[:, 0]], -1) / np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
    area = np.sum(o[:, 0] * np.roll(o[:, 1], -1) - np.roll(o[:, 0], -1) * o[:, 1])
    if area < 0:
        o, out = o[::-1], -out[::-1]
    b = min(bevel, h * 0.45)
    rows = [(b, 0), (0, b), (0, h - b), (b * 0.4, h - b * 0.35), (b, h)]
    return grid(np.array([np.concatenate([o - out * i, np.full((n, 1), z)], 1) for i, z in rows]), cu=True, cap0=True, cap1=True)


def plate(x, y, h, r=0.03):
    return slab(rounded_rect(x, y, r), h)


def block(x, y, z, r=0.03):
    """A box with all edges rounded, standing on z=0."""
    n = 9
    s = np.linspace(-1, 1, n)
    faces = []
    for axis in range(3):
        for sign in (-1, 1):
            u, v = np.meshgrid(s, s, indexing='ij')
            p = np.zeros((n, n, 3))
            p[..., axis], p[..., (axis + 1) % 3], p[..., (axis + 2) % 3] = sign, u, v
            half = np.array([x, y, z]) / 2
            inner = half - r
            q = p * half
            core = np.clip(q, -inner, inner)
            d = q - core
            length = np.linalg.norm(d, axis=-1, keepdims=True)
            faces.append(grid((core + d / np.maximum(length, 1e-9) * np.where(length > 1e-9, r, 0))[:, ::sign]))
    return merge(faces).move(0, 0, z / 2)


def star(r, points=5, inner=0.45):
    a = np.arange(points * 2) * np.pi / points + np.pi / 2
    rad = np.where(np.arange(points * 2) % 2 == 0, r, r * inner)
    return np.stack([rad * np.cos(a), rad * np.sin(a)], -1)


def upright(g):
    """Stands a flat thing up: what lay to the back is now on top, its upper side looks at the camera."""
    return g.rot('x', np.pi / 2)


class Figure:
    """Parts with their colours. `fused` parts melt into one smooth body."""

    def __init__(self):
        self.parts = []

    def add(self, mat, *geos, fused=0.0):
        self.parts.append((merge(list(geos)), sugar(mat) if isinstance(mat, (str, tuple)) else mat, fused))
        return self

    def words(self, text, size, at, mat, families=('DejaVu Sans:bold',), depth=0.012, standing=True):
        """Raised letters, which look at the camera if `standing`."""
        self.parts.append(((text, size, at, families, depth, standing), sugar(mat) if isinstance(mat, (str, tuple)) else mat, None))
        return self

    def join(self, other, at=(0, 0, 0), turn=0, size=1.0):
        """Adds another figure, turned by degrees around z."""
        for geo, mat, fused in other.parts:
            self.parts.append((geo.scale(size).rot('z', np.radians(turn)).move(*at), mat, fused * size))
        return self

    def put(self, at=(0, 0, 0), turn=0, size=1.0, tilt=0):
        """Builds the Blender objects."""
        for geo, mat, fused in self.parts:
            if fused is None:
                lettering(*geo, mat, at, turn, size)
                continue
            ob = geo.scale(size).rot('x', np.radians(tilt)).rot('z', np.radians(turn)).move(*at).obj('figure', mat, autosmooth=50)
            if fused:
                melt(ob, fused * size)


def sugar(colour):
    """Sugar paste; '#rrggbb!' is glossy, `gold` and `silver` are metal."""
    if colour in ('gold', 'silver'):
        return M.gold((0.80, 0.55, 0.24) if colour == 'gold' else (0.72, 0.72, 0.72), 0.28, 0.05, 20)
    if isinstance(colour, str) and colour.endswith('!'):
        return M.plain('gloss' + colour, M.rgb(colour[:-1])[:3], 0.16, coat=0.6)
    return M.fondant(M.rgb(colour)[:3], 0.45)


def melt(ob, voxel):
    m = ob.modifiers.new('remesh', 'REMESH')
    m.mode, m.voxel_size, m.use_smooth_shade = 'VOXEL', voxel, True
    s = ob.modifiers.new('smooth', 'SMOOTH')
    s.factor, s.iterations = 0.6, 9


def lettering(text, size, local, families, depth, standing, mat, at, turn, scale):
    cu = bpy.data.curves.new('figure', 'FONT')
    face = cakes.font(*families)
    if face:
        cu.font = face
    cu.body, cu.size, cu.align_x, cu.align_y = text, size * scale, 'CENTER', 'CENTER'
    cu.extrude, cu.bevel_depth = depth * scale, depth * 0.4 * scale
    ob = bpy.data.objects.new('figure', cu)
    bpy.context.scene.collection.objects.link(ob)
    a = np.radians(turn)
    x, y, z = np.asarray(local, float) * scale
    ob.location = (at[0] + x * np.cos(a) - y * np.sin(a), at[1] + x * np.sin(a) + y * np.cos(a), at[2] + z)
    ob.rotation_euler = (np.pi / 2 if standing else 0, 0, a)
    cu.materials.append(mat)


def eyes(f, x, y, z, r, look='#1a1110!'):
    """Two black eyes with a light in them."""
    f.add(look, *(ball(r, (s * x, y, z)) for s in (-1, 1)))
    f.add('#ffffff!', *(ball(r * 0.34, (s * x - r * 0.3, y - r * 0.78, z + r * 0.42)) for s in (-1, 1)))
    return f


def blush(f, x, y, z, r, colour='#f2a0a8'):
    return f.add(colour, *(ball(r, (s * x, y, z), (1, 0.45, 0.8)) for s in (-1, 1)))

