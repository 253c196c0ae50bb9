import ImagePlus from "lucide-react/icons/image-plus";
import { type ComponentProps, type RefObject, useEffect, useId, useState } from "react";
import { classes } from "../ui/classes.ts";
import { Roundel } from "../ui/marks.tsx";

type PhotoInputProps = ComponentProps<"input"> & { onPhoto: (file: File) => void };

/** Opens the files of the device. */
export function PhotoInput({ onPhoto, ...props }: PhotoInputProps) {
  return (
    <input
      {...props}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
      // Firefox chooses the last file again when the page is reloaded.
      autoComplete="off"
      onChange={({ target }) => {
        const file = target.files?.[0];
        // The same file may be chosen again.
        target.value = "";
        if (file) onPhoto(file);
      }}
    />
  );
}

type PhotoChooserProps = Pick<PhotoInputProps, "disabled" | "onPhoto"> & {
  ref: RefObject<HTMLInputElement | null> | undefined;
};

/** Opens the files of the device; a file can be dropped on it. Both work before its code has loaded. */
export function PhotoChooser({ ref, ...props }: PhotoChooserProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  // React does not report a file that was chosen before it ran.
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement;
    if (input.value !== "") input.dispatchEvent(new Event("change", { bubbles: true }));
  }, [id]);
  return (
    <label htmlFor={id} className={classes("photo-choose", isOver && "is-over")}>
      <PhotoInput
        {...props}
        id={id}
        ref={ref}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
      <Roundel className="photo-choose-icon">
        <ImagePlus className="icon" aria-hidden="true" />
      </Roundel>
      <span>
        <b>{isOver ? "Drop it here" : "Choose a photo"}</b>
        <small>From your phone or camera. JPEG, PNG, WebP or HEIC.</small>
      </span>
    </label>
  );
}
