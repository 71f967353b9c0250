/** How long the app has to open before the store comes (D1§9). */
const storeAfterMs = 2000

/** Pages that links of mails and messages open do by themselves what a press of their button would do. */
export function openLinkPages(): void {
  sendAtOnce()
  openResult()
  openApp()
}

/** A form that only confirms a link is sent, and says so (ACC-08, EML-01, EML-02). */
function sendAtOnce(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-send-at-once]')
  if (!form) return
  const show = (sending: boolean) => {
    form.querySelector('[data-while-idle]')?.toggleAttribute('hidden', sending)
    form.querySelector('[data-while-sending]')?.toggleAttribute('hidden', !sending)
  }
  show(true)
  form.submit()
  // Coming back by the browser's history shows the button again, and sends nothing by itself.
  addEventListener('pageshow', (event) => {
    if (event.persisted) show(false)
  })
}

/** The waiting page in front of a result (VCD-03). */
function openResult(): void {
  const next = document.querySelector<HTMLElement>('[data-go-on]')?.dataset.goOn
  if (next) location.replace(next)
}

/** The app, or else the store or the page, two seconds later; whoever is in the app by then stays there (DLK-01). */
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
