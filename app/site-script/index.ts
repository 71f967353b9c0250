import { watchCookieNotice } from './cookie-notice.ts'
import { watchDocumentLinks } from './document-dialog.ts'
import { watchForms } from './forms.ts'
import { watchMenus } from './menus.ts'

/**
 * The small script of pages without React (ADR 4). Everything works without it; it makes things smoother, and
 * fetches what few need only when it is needed.
 */
watchMenus()
watchDocumentLinks()
watchCookieNotice()
watchForms()

if (document.querySelector('[data-carousel]'))
  import('../ui/carousel/enhance.ts').then(({ enhanceCarousels }) => enhanceCarousels())
if (document.querySelector('[data-go-on], [data-open-app]'))
  import('./links.ts').then(({ openLinkPages }) => openLinkPages())
