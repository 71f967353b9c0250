import type { ShareNetwork } from '#contract/activities/participation/share-networks.ts'

export type SharedThing = { text: string; url: string }

/** Where each of the three buttons leads (GAP-54). Pure. */
export const shareTarget: Record<
  Extract<ShareNetwork, 'whatsapp' | 'facebook' | 'x'>,
  (thing: SharedThing) => string
> = {
  whatsapp: ({ text, url }) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}`.trim() })}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  x: ({ text, url }) => `https://x.com/intent/post?${new URLSearchParams({ text, url })}`,
}
