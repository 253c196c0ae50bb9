/** Order matters: each browser also names those it imitates. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "an iPhone"],
  [/\biPad\b/, "an iPad"],
  [/\bAndroid\b.*\bMobile\b/, "an Android phone"],
  [/\bAndroid\b/, "an Android tablet"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bWindows\b/, "a Windows computer"],
  [/\bMac(intosh| OS X)\b/, "a Mac"],
  [/\bLinux\b/, "a Linux computer"],
];

/** The kind of device, for its picture. */
export type DeviceKind = "phone" | "tablet" | "computer" | "unknown";

/** Describes a User-Agent in plain words: `Chrome on an Android phone`. */
export function deviceName(userAgent: string | null): { name: string; kind: DeviceKind } {
  const text = (userAgent ?? "").slice(0, 500);
  const browser = BROWSERS.find(([sign]) => sign.test(text))?.[1];
  const device = DEVICES.find(([sign]) => sign.test(text))?.[1];
  const name = browser && device ? `${browser} on ${device}` : (browser ?? (device && capital(device)));
  return { name: name ?? "A device that does not say what it is", kind: kindOf(device) };
}

function kindOf(device: string | undefined): DeviceKind {
  if (!device) return "unknown";
  if (/phone/i.test(device)) return "phone";
  return /iPad|tablet/.test(device) ? "tablet" : "computer";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
