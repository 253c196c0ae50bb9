"""Renders recipes with the photograph studio (STUDIO is its folder) and the figures of this folder.

  STUDIO=../studio blender -b -P demo/studio/render.py -- --recipes demo/photos/recipes.json --out out [--matte]
"""
import os
import sys

sys.path[:0] = [os.environ['STUDIO'], os.path.dirname(os.path.abspath(__file__))]
import kinds          # noqa: E402
import studio_build   # noqa: E402

studio_build.build = kinds.extend(studio_build.build)
import studio         # noqa: E402

studio.CAM.update(kinds.CAMERAS)
if '--matte' in sys.argv:
    sys.argv.remove('--matte')
    import matte      # noqa: E402,F401  (runs when imported)
else:
    studio.main()
