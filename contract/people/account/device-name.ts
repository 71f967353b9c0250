type DeviceName = { browser: string | null; system: string | null; isPhone: boolean }

/** In this order: browsers that stand on another one's name come first. */
const browsers: [pattern: RegExp, name: string][] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/OPR\/|OPiOS/, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/CriOS|Chrome\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [pattern: RegExp, name: string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const phones = new Set(['iPhone', 'Android'])

/** Gives the usual name of a device, from its user agent. Pure. */
export function deviceName(userAgent: string | null): DeviceName {
  const find = (list: [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  const system = find(systems)
  return { browser: find(browsers), system, isPhone: system !== null && phones.has(system) }
}
