/** The time that the app has to open before the store comes (D1§9). */
const storeAfterMs = 2000

/** Opens the address behind pages that links open. A form that changes something waits for its button (GAP-34b). */
export function openLinkPages(): void {
  openResult()
  openApp()
}

/** Opens the waiting page in front of a result (VCD-03). */
function openResult(): void {
  const next = document.querySelector<HTMLElement>('[data-go-on]')?.dataset.goOn
  if (next) location.replace(next)
}

/** Opens the app, or else the store or the page two seconds later; whoever is in the app by then stays there (DLK-01). */
function openApp(): void {
  const { openApp: app, else: otherwise } =
    document.querySelector<HTMLElement>('[data-open-app]')?.dataset ?? {}
  if (!app || !otherwise) return
  const timer = setTimeout(() => location.replace(otherwise), storeAfterMs)
  const stay = () => clearTimeout(timer)
  addEventListener('pagehide', stay)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stay()
  })
  location.assign(app)
}
