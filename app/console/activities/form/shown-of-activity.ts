import type { ShownAt } from '../../ui/typed-preview.tsx'

/** Where the page of an activity shows what a field says, from the first that is there; elsewhere its top. Pure. */
export const shownOfActivity: ShownAt = (name) => {
  if (name === 'image') return { selectors: ['article header img', 'article header'] }
  if (name === 'rules') return { selectors: ['article nav', 'article'], query: { aba: 'regulamento' } }
  if (name === 'description' || name.startsWith('body.') || name.startsWith('videos'))
    return { selectors: ['article nav', 'article h1'] }
  return { selectors: ['article h1', 'h1'] }
}
