export type Device = 'android' | 'ios' | 'desktop'

/** What kind of device asks, by what it calls itself. iPads that call themselves Macs count as desktops. Pure. */
export function deviceOf(userAgent: string | null): Device {
  if (/android/i.test(userAgent ?? '')) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent ?? '') ? 'ios' : 'desktop'
}
