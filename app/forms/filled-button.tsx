import { type ComponentProps, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'

type FilledButtonProps = ComponentProps<typeof Button> & {
  isFilled: boolean
  /** What it waits for, in words. */
  waitsFor: string
}

/** Shows the button of a form that waits for what must be filled in, and beside it what that is (ACC-02, ONB-06). */
export function FilledButton({ isFilled, waitsFor, ...button }: FilledButtonProps) {
  const id = useId()
  return (
    <Stack gap={8}>
      <Button {...button} disabled={!isFilled} aria-describedby={isFilled ? undefined : id} />
      {isFilled ? null : (
        <Text kind="smallMuted" id={id}>
          {waitsFor}
        </Text>
      )}
    </Stack>
  )
}
