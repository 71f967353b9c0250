/**
 * Opens privacy and terms over the page (PUB-16): the document's own page is fetched and its `[data-document]` shown.
 * Whatever goes wrong, the link leads there.
 */
export function watchDocumentLinks(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-document-dialog]')
  const body = dialog?.querySelector<HTMLElement>('[data-dialog-body]')
  if (!dialog || !body) return
  const waiting = [...body.childNodes]
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog-link]')
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    body.replaceChildren(...waiting)
    dialog.setAttribute('aria-label', link.textContent ?? '')
    dialog.showModal()
    loadDocument(link.href).then(
      (article) => body.replaceChildren(article),
      () => location.assign(link.href),
    )
  })
  // A click beside the text closes: the dialog itself is what lies around it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}

async function loadDocument(address: string): Promise<Element> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const article = page.querySelector('[data-document]')
  if (!response.ok || !article) throw new Error(`No document at ${address}`)
  // The page below has ids of its own.
  for (const named of article.querySelectorAll('[id]')) named.removeAttribute('id')
  return document.importNode(article, true)
}
