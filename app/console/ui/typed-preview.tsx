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
    return current ? watch(current, { address, shows }) : undefined
  }, [address, shows])
  return (
    <Stack gap={16}>
      <Text kind="smallMuted">{isHydrated ? typed : saved}</Text>
      <div ref={area}>{children}</div>
    </Stack>
  )
}

/** What happens in the form of the page, or on a row of its list, is seen in the frames until the answered function is called. */
function watch(area: HTMLElement, what: Pick<Props, 'address' | 'shows'>): () => void {
  const frames = () => [...area.querySelectorAll('iframe')]
  const preview = createTypedPreview({ ...what, frames })
  const look = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    const form = type === 'pointerover' ? null : target.closest<HTMLFormElement>(`form[${triedForm}]`)
    const row = target.closest('[data-shows]')?.getAttribute('data-shows')
    if (form) preview.look(form, target)
    else if (row) preview.show(row)
  }
  const loaded = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) preview.loaded(target)
  }
  // Frames say that they have come to nobody above them.
  area.addEventListener('load', loaded, true)
  for (const frame of frames()) preview.loaded(frame)
  for (const kind of kinds) document.addEventListener(kind, look)
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, look)
    area.removeEventListener('load', loaded, true)
    preview.stop()
  }
}

const kinds = ['input', 'change', 'keyup', 'click', 'focusin', 'pointerover']
