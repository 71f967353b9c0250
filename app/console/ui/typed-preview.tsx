import { type ReactNode, useEffect, useRef } from 'react'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { createTypedPreview, type ShownAt, triedForm } from './create-typed-preview.ts'

export type { ShownAt }

type Props = {
  /** Where what is typed is drawn. */
  address: string
  /** Where a field is seen in it. */
  shows: ShownAt
  /** What is said of the preview without scripts, and with them. */
  saved: string
  typed: string
  /** The frames with what is saved. */
  children: ReactNode
}

/**
 * Frames that show what is typed in the form of their page (`data-tried`) as soon as somebody stops for a moment, scrolled
 * to what is in hand, or to the row of a list that is pointed at (`data-shows`). Nothing of it is saved. Without scripts they
 * show what is saved.
 */
export function TypedPreview({ address, shows, saved, typed, children }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    const { current } = area
    if (!current) return
    const preview = createTypedPreview({
      address,
      shows,
      frames: () => [...current.querySelectorAll('iframe')],
    })
    const formOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLFormElement>(`form[${triedForm}]`) : null
    const look = (event: Event) => {
      const form = event.type === 'pointerover' ? null : formOf(event)
      if (form) preview.look(form, event.target as Element)
      else if (event.target instanceof Element) showRow(event.target)
    }
    const showRow = (at: Element) => {
      const shown = at.closest('[data-shows]')?.getAttribute('data-shows')
      if (shown) preview.show(shown)
    }
    const loaded = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement) preview.loaded(target)
    }
    // Frames say that they have come to nobody above them.
    current.addEventListener('load', loaded, true)
    for (const frame of current.querySelectorAll('iframe')) preview.loaded(frame)
    const kinds = ['input', 'change', 'keyup', 'click', 'focusin', 'pointerover']
    for (const kind of kinds) document.addEventListener(kind, look)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, look)
      current.removeEventListener('load', loaded, true)
      preview.stop()
    }
  }, [address, shows])
  return (
    <Stack gap={16}>
      <Text kind="smallMuted">{isHydrated ? typed : saved}</Text>
      <div ref={area}>{children}</div>
    </Stack>
  )
}
