"""The reader of one cell, and how it learns: two layers of small windows, two of plain sums.

28 x 28 -> 5x5 windows, 8 maps -> halved to 12 x 12 -> 3x3 windows, 20 maps -> halved to 5 x 5 -> 56 -> 10.
"""
import numpy as np

MAPS1, MAPS2, HIDDEN, CLASSES = 8, 20, 56, 10
SHAPES = {"w1": (25, MAPS1), "b1": (MAPS1,), "w2": (9 * MAPS1, MAPS2), "b2": (MAPS2,),
          "w3": (25 * MAPS2, HIDDEN), "b3": (HIDDEN,), "w4": (HIDDEN, CLASSES), "b4": (CLASSES,)}


def fresh(random):
    return {name: (random.normal(0, np.sqrt(2 / shape[0]), shape) if len(shape) == 2 else np.zeros(shape))
            .astype(np.float32) for name, shape in SHAPES.items()}


def windows(x, k):
    """(n, h, w, c) -> (n, h-k+1, w-k+1, k*k*c)."""
    n, h, w, c = x.shape
    out = np.empty((n, h - k + 1, w - k + 1, k, k, c), np.float32)
    for i in range(k):
        for j in range(k):
            out[:, :, :, i, j] = x[:, i:i + h - k + 1, j:j + w - k + 1]
    return out.reshape(n, h - k + 1, w - k + 1, k * k * c)


def halve(x):
    n, h, w, c = x.shape
    parts = x.reshape(n, h // 2, 2, w // 2, 2, c)
    return parts.max((2, 4))


def unhalve(x, y, dy):
    """The gradient goes to where the largest stood."""
    up = lambda a: a[:, :, None, :, None, :]
    n, h, w, c = x.shape
    parts = x.reshape(n, h // 2, 2, w // 2, 2, c)
    return ((parts == up(y)) * up(dy)).reshape(x.shape)


def forward(p, x, keep=False):
    n = len(x)
    c1 = windows(x[..., None], 5)
    a1 = np.maximum(c1 @ p["w1"] + p["b1"], 0)
    m1 = halve(a1)
    c2 = windows(m1, 3)
    a2 = np.maximum(c2 @ p["w2"] + p["b2"], 0)
    m2 = halve(a2)
    flat = m2.reshape(n, -1)
    a3 = np.maximum(flat @ p["w3"] + p["b3"], 0)
    z = a3 @ p["w4"] + p["b4"]
    return (z, (c1, a1, m1, c2, a2, m2, flat, a3)) if keep else z


def gradient(p, x, labels, soften=.01):
    """The loss (cross-entropy, labels a little softened) and its slope for every weight."""
    n = len(x)
    z, (c1, a1, m1, c2, a2, m2, flat, a3) = forward(p, x, keep=True)
    z = z - z.max(1, keepdims=True)
    q = np.exp(z)
    q /= q.sum(1, keepdims=True)
    target = np.full((n, CLASSES), soften / CLASSES, np.float32)
    target[np.arange(n), labels] += 1 - soften
    loss = -(target * np.log(q + 1e-9)).sum(1).mean()
    dz = (q - target) / n
    g = {"w4": a3.T @ dz, "b4": dz.sum(0)}
    d3 = (dz @ p["w4"].T) * (a3 > 0)
    g["w3"], g["b3"] = flat.T @ d3, d3.sum(0)
    dm2 = (d3 @ p["w3"].T).reshape(m2.shape)
    d2 = unhalve(a2, m2, dm2) * (a2 > 0)
    f2 = d2.reshape(-1, MAPS2)
    g["w2"], g["b2"] = c2.reshape(-1, c2.shape[-1]).T @ f2, f2.sum(0)
    dc2 = (f2 @ p["w2"].T).reshape(n, 10, 10, 3, 3, MAPS1)
    dm1 = np.zeros_like(m1)
    for i in range(3):
        for j in range(3):
            dm1[:, i:i + 10, j:j + 10] += dc2[:, :, :, i, j]
    d1 = unhalve(a1, m1, dm1) * (a1 > 0)
    f1 = d1.reshape(-1, MAPS1)
    g["w1"], g["b1"] = c1.reshape(-1, 25).T @ f1, f1.sum(0)
    return loss, g


class Adam:
    def __init__(self, p):
        self.m = {k: np.zeros_like(v) for k, v in p.items()}
        self.v = {k: np.zeros_like(v) for k, v in p.items()}
        self.t = 0

    def step(self, p, g, rate):
        self.t += 1
        for k in p:
            self.m[k] += .1 * (g[k] - self.m[k])
            self.v[k] += .001 * (g[k] ** 2 - self.v[k])
            m, v = self.m[k] / (1 - .9 ** self.t), self.v[k] / (1 - .999 ** self.t)
            p[k] -= (rate * m / (np.sqrt(v) + 1e-8)).astype(np.float32)
