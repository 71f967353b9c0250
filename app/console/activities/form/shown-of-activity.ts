import type { ShownAt } from '../../ui/typed-preview.tsx'

/** Where the page of an activity shows what a field says, from the first that is there; elsewhere its top. Pure. */
export const shownOfActivity: ShownAt = (name) => {
  if (name === 'image') return { selector: 'article header img, article header' }
  if (name === 'rules') return { selector: 'article', query: { aba: 'regulamento' } }
  if (name === 'description' || name.startsWith('body.') || name.startsWith('videos'))
    return { selector: 'nav[aria-label] ~ *, article header ~ *' }
  return { selector: 'article h1' }
}
