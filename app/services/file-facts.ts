const kilobyte = 1024
const units = ['KB', 'MB', 'GB'] as const
const shown = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** Gives a size as people read it: 'menos de 1 KB', '340 KB', '1,2 MB'. Pure. */
export function formatBytes(bytes: number): string {
  if (bytes < kilobyte) return 'menos de 1 KB'
  let size = bytes / kilobyte
  let unit = 0
  while (Math.round(size) >= kilobyte && unit < units.length - 1) {
    size /= kilobyte
    unit += 1
  }
  return `${shown.format(unit === 0 ? Math.round(size) : size)} ${units[unit]}`
}

/** Gives what a file is before it is opened: 'PDF · 1,2 MB'; '' of what nothing is known. Pure. */
export const fileFacts = ({ format, bytes }: { format: string; bytes: number | null }): string =>
  [format, bytes === null ? '' : formatBytes(bytes)].filter(Boolean).join(' · ')
