/** The manifest of routes without those of the office, which `bootstrap/shopper-manifest.ts` writes. */
export function shopperManifestOf(manifest: string): string {
  return manifest.replace(/\bmanifest-/, "shopper-manifest-");
}
