import type { renderPhotoSheet } from "./render-photo-sheet.tsx";

/** As `renderPhotoSheet`; loads the renderer when the first sheet is requested. */
export const lazyRenderPhotoSheet: typeof renderPhotoSheet = async (sheet) => {
  const { renderPhotoSheet } = await import("./render-photo-sheet.tsx");
  return renderPhotoSheet(sheet);
};
