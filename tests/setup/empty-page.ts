import { afterEach, vi } from 'vitest'

/** Component tests of one worker share a document: each begins with an empty one. */
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
