"""Pictures printed on cakes, mugs and cushions. They are drawn here and show nobody."""
import bpy
import cv2
import materials as M
import numpy as np
from geom import grid

SIZE = 640


def rgb(colour):
    return tuple(int(colour[i:i + 2], 16) for i in (1, 3, 5))


class Sheet:
    """A drawing with soft edges, drawn at three times its size. Coordinates run from 0 to 1."""

    def __init__(self, wide, high):
        self.w, self.h = wide, high
        self.a = np.zeros((int(SIZE * 3 * high), int(SIZE * 3 * wide), 3), np.uint8)

    def at(self, x, y):
        return int(x * SIZE * 3), int(y * SIZE * 3)

    def shade(self, top, bottom):
        t = np.linspace(0, 1, self.a.shape[0])[:, None, None]
        self.a[:] = (np.array(rgb(top)) * (1 - t) + np.array(rgb(bottom)) * t).astype(np.uint8)
        return self

    def oval(self, x, y, rx, ry, colour, turn=0, start=0, end=360):
        cv2.ellipse(self.a, self.at(x, y), self.at(rx, ry), turn, start, end, rgb(colour), -1, cv2.LINE_AA)
        return self

    def arc(self, x, y, rx, ry, colour, start, end, w):
        cv2.ellipse(self.a, self.at(x, y), self.at(rx, ry), 0, start, end, rgb(colour), int(w * SIZE * 3), cv2.LINE_AA)
        return self

    def shape(self, points, colour):
        cv2.fillPoly(self.a, [np.array([self.at(*p) for p in points], np.int32)], rgb(colour), cv2.LINE_AA)
        return self

    def soften(self, r):
        self.a = cv2.GaussianBlur(self.a, (0, 0), r * SIZE * 3)
        return self

    def pixels(self):
        return cv2.resize(self.a, (int(SIZE * self.w), int(SIZE * self.h)), interpolation=cv2.INTER_AREA)


def person(s, x, y, k, skin, hair, cloth, long=True, bun=False):
    """A drawn head and shoulders; k is the size."""
    if long:
        s.oval(x, y + 0.06 * k, 0.175 * k, 0.25 * k, hair)
    s.oval(x, y + 0.46 * k, 0.27 * k, 0.24 * k, cloth)
    s.shape([(x - 0.055 * k, y + 0.10 * k), (x + 0.055 * k, y + 0.10 * k), (x + 0.065 * k, y + 0.28 * k), (x - 0.065 * k, y + 0.28 * k)], darker(skin))
    if bun:
        s.oval(x - 0.14 * k, y - 0.14 * k, 0.075 * k, 0.075 * k, hair).oval(x + 0.14 * k, y - 0.14 * k, 0.075 * k, 0.075 * k, hair)
    s.oval(x, y - 0.02 * k, 0.155 * k, 0.17 * k, hair)
    s.oval(x, y + 0.03 * k, 0.132 * k, 0.155 * k, skin)
    s.oval(x, y - 0.085 * k, 0.135 * k, 0.075 * k, hair, 0, 170, 370)
    for e in (-1, 1):
        s.arc(x + e * 0.055 * k, y + 0.035 * k, 0.024 * k, 0.022 * k, '#3a2418', 200, 340, 0.011 * k)
        s.oval(x + e * 0.082 * k, y + 0.085 * k, 0.028 * k, 0.018 * k, mixed(skin, '#e2706a', 0.45))
    s.arc(x, y + 0.085 * k, 0.050 * k, 0.042 * k, '#8e3232', 15, 165, 0.013 * k)


def darker(colour):
    return mixed(colour, '#5a2a18', 0.25)


def mixed(a, b, t):
    return '#%02x%02x%02x' % tuple(int(p * (1 - t) + q * t) for p, q in zip(rgb(a), rgb(b)))


def lights(s, seed, colours, n=34):
    r = np.random.default_rng(seed)
    for _ in range(n):
        k = 0.02 + 0.045 * r.random()
        s.oval(r.random() * s.w, r.random() * s.h, k, k, colours[int(r.integers(len(colours)))])
    return s.soften(0.013)


def family():
    s = lights(Sheet(1.0, 1.0).shade('#f7cf9b', '#d98a68'), 5, ['#ffe3b0', '#f6b98a', '#fff2d8', '#e79a72'])
    person(s, 0.28, 0.40, 0.98, '#c98f66', '#2a1a16', '#2f7f86')
    person(s, 0.73, 0.37, 1.0, '#b97c54', '#1d1513', '#e9e2d2', long=False)
    person(s, 0.50, 0.64, 0.74, '#d29a70', '#2e1c15', '#d9456a', bun=True)
    return s.pixels()


def child():
    s = lights(Sheet(1.0, 1.0).shade('#bfe0ea', '#7fb7c9'), 8, ['#ffffff', '#d9f0f4', '#a6d3e0', '#f6e7b6'])
    person(s, 0.5, 0.40, 1.25, '#cf976d', '#2a1a14', '#f0b53c', bun=True)
    return s.pixels()


def couple():
    s = lights(Sheet(1.0, 1.0).shade('#6a4a7c', '#e78f7a'), 12, ['#f7b58e', '#8f669a', '#ffd3a6', '#c77a8c'])
    person(s, 0.34, 0.42, 1.02, '#c48a62', '#231612', '#f2ede2', long=False)
    person(s, 0.66, 0.45, 0.98, '#d49d74', '#2a1915', '#b3224a')
    return s.pixels()


DRAWINGS = {'family': family, 'child': child, 'couple': couple}


def printed(name, rough=0.55, coat=0.0):
    """A material that shows the drawing over `pc` (0..1 upwards, 0..1 to the right)."""
    px = DRAWINGS[name]()[::-1].astype(np.float32) / 255
    # The tone curve of the studio deepens colours: ease them first.
    px = (px * 0.90 + 0.05) ** 2.2
    im = bpy.data.images.new(name, px.shape[1], px.shape[0], float_buffer=True)
    im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(np.concatenate([px, np.ones_like(px[..., :1])], -1).ravel())
    im.pack()
    n = M.N('print')
    along, across, _ = n.attr()
    uv = n.node('CombineXYZ')
    n.t.links.new(across, uv.inputs[0])
    n.t.links.new(along, uv.inputs[1])
    tex = n.node('TexImage', image=im, extension='EXTEND')
    n.t.links.new(uv.outputs[0], tex.inputs['Vector'])
    return n.p(base=tex.outputs['Color'], rough=rough, spec=0.3, coat=coat)


def flat(outline, at, z):
    """A sheet of this outline that lies at height z; the drawing fills its bounds."""
    f = np.linspace(1, 0.002, 14)
    P = np.array([np.concatenate([outline * k, np.full((len(outline), 1), 0.0)], 1) for k in f])
    lo, hi = outline.min(0), outline.max(0)
    q = (P[..., :2] - lo) / (hi - lo)
    pc = np.stack([q[..., 1], q[..., 0], 0 * q[..., 0]], -1)
    return grid(P, cu=True, pc=pc).move(at[0], at[1], z)


def on_cake(spec, tier, z):
    """Lays the drawing on top of the cake, inside its border."""
    inset = spec.get('inset', 0.34 if spec.get('border') not in ('none', None) else 0.12)
    o = np.asarray(tier.o, float)
    o = o * (1 - inset / np.abs(o).max(0))
    flat(o, (0, 0), z + 0.016).obj('print', printed(spec['print']))
