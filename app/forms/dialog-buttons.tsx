import type { ComponentProps } from 'react'
import { useIsSending } from '../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'width'> & {
  /** The page without the dialog, and what the link to it says. */
  closeHref: string
  close: string
}

/** The pair of a dialog that asks: the way back, and the button that sends, which says so with `loadingLabel` meanwhile. */
export function DialogButtons({ closeHref, close, loadingLabel, loading, ...button }: Props) {
  const isSending = useIsSending()
  return (
    <>
      <ButtonLink href={closeHref} variant="quiet" width="phone" preventScrollReset>
        {close}
      </ButtonLink>
      <Button
        {...button}
        width="phone"
        {...(loadingLabel && { loading: loading ?? isSending, loadingLabel })}
      />
    </>
  )
}
