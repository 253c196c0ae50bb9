"""Enlarges a render of less than 800 px to 800 px and smooths the grain that few samples leave: `python3 enlarge.py in.png out.png`."""
import sys

import cv2


def enlarge(picture):
    clean = cv2.bilateralFilter(cv2.medianBlur(picture, 3), 7, 16, 3)
    large = cv2.bilateralFilter(cv2.resize(clean, (800, 800), interpolation=cv2.INTER_CUBIC), 7, 12, 3)
    # Both filters soften edges: sharpen what is left.
    return cv2.addWeighted(large, 1.35, cv2.GaussianBlur(large, (0, 0), 1.6), -0.35, 0)


if __name__ == '__main__':
    cv2.imwrite(sys.argv[2], enlarge(cv2.imread(sys.argv[1])))
