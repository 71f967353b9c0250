import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { Stack } from './layout.tsx'
import { Heading } from './text.tsx'

/** Shows a part of a page set apart from its running text, under a heading of its own. */
export function Panel({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" {...(title && { labelledBy: id })}>
      <Stack gap={16}>
        {title ? (
          <Heading level={2} size="card" id={id}>
            {title}
          </Heading>
        ) : null}
        {children}
      </Stack>
    </Card>
  )
}
