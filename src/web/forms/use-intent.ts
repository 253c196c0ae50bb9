import { useNavigation } from "react-router";

/** The intent being submitted, or null. */
export function useIntent(): string | null {
  const { state, formData } = useNavigation();
  return state === "idle" ? null : String(formData?.get("intent") ?? "");
}
