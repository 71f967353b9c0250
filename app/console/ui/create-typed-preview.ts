/** Where a preview shows a field: the first of some elements that its page has, and what the page is asked for beside. */
export type ShownAt = (field: string) => {
  selectors: readonly string[]
  query?: Readonly<Record<string, string>>
}

/** The attribute of the form whose fields a preview draws. */
export const triedForm = 'data-tried'

type Options = {
  address: string
  shows: ShownAt
  /** The frames as they are now. */
  frames: () => readonly HTMLIFrameElement[]
}

/** How long nothing is typed before it is drawn. */
const restMs = 350
/** More than that no page may send without a file; what is longer is seen once it is saved. */
const mostLetters = 60_000

/** Draws what stands in a form into the frames of its page, when it is another than was drawn last. Files are left out. */
export function createTypedPreview({ address, shows, frames }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: AbortController | undefined
  let drawn: string | undefined
  let page: Document | null = null
  let selectors = shows('').selectors

  const draw = async (form: HTMLFormElement, field: string) => {
    const target = shows(field)
    const body = textsOf(form)
    const url = new URL(address, location.href)
    for (const [name, value] of Object.entries(target.query ?? {})) url.searchParams.set(name, value)
    const wanted = `${url} ${body}`
    const isNew = wanted !== drawn && body.length <= mostLetters
    if (isNew) {
      asked?.abort()
      asked = new AbortController()
      page = (await ask(url, body, asked.signal)) ?? page
      if (page) for (const frame of frames()) put(page, frame)
      drawn = wanted
    }
    show(target.selectors)
  }

  const show = (wanted: readonly string[]) => {
    selectors = wanted
    for (const frame of frames()) scrollTo(frame, selectors)
  }

  return {
    /** Scrolls to what a field says. */
    show: (field: string) => show(shows(field).selectors),
    /** A frame has come, or another one is looked at: it shows what the others do. */
    loaded(frame: HTMLIFrameElement) {
      if (page) put(page, frame)
      scrollTo(frame, selectors)
    },
    /** Looks at a form in which something happened, at one of its fields. */
    look(form: HTMLFormElement, at: Element) {
      const field = nameAt(at)
      clearTimeout(timer)
      timer = setTimeout(() => {
        draw(form, field).catch(() => {})
      }, restMs)
    },
    stop() {
      clearTimeout(timer)
      asked?.abort()
    },
  }
}

/** The field in which something happens; of formatted text that of its text area. */
function nameAt(at: Element): string {
  const own = at.getAttribute('name')
  if (own) return own.replace(/\.(file|remove)$/, '')
  const near = at.closest('div:has([name])')?.querySelector('[name]')
  return near?.getAttribute('name') ?? ''
}

function textsOf(form: HTMLFormElement): string {
  const texts = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts.append(name, value)
  return texts.toString()
}

/** The page with what was typed; null where it cannot be drawn (yet): what is shown stays. */
async function ask(url: URL, body: string, signal: AbortSignal): Promise<Document | null> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(url, { method: 'POST', body, headers, signal })
  if (!answer.ok) return null
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** Puts a page into a frame in place of what it shows, where it is scrolled to. Pages of previews run no scripts. */
function put(page: Document, frame: HTMLIFrameElement): void {
  const shown = frame.contentDocument
  if (!shown) return
  shown.body.setAttribute('style', page.body.getAttribute('style') ?? '')
  const body = shown.importNode(page.body, true)
  shown.body.replaceChildren(...body.childNodes)
}

function scrollTo(frame: HTMLIFrameElement, selectors: readonly string[]): void {
  const [page, view] = [frame.contentDocument, frame.contentWindow]
  const element = selectors.map((one) => page?.querySelector(one)).find(Boolean)
  if (!element || !view) return
  const { top, bottom } = element.getBoundingClientRect()
  const isSeen = top >= 0 && bottom <= view.innerHeight
  if (!isSeen) view.scrollTo({ top: view.scrollY + top - view.innerHeight / 6, behavior: 'auto' })
}
