import { useNavigation } from "react-router";

/** Which of a form's buttons is at work now. */
export function useIntent(): string | null {
  const { state, formData } = useNavigation();
  return state === "idle" ? null : String(formData?.get("intent") ?? "");
}
