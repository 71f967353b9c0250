import type { ReactNode } from 'react'
import { Container, Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { Trail } from './trail.tsx'

type Up = { href: string; name: string }

type Props = {
  title: string
  lead?: string | undefined
  /** The home of its area, or all pages above it, the highest first. */
  back?: Up | readonly Up[] | undefined
  action?: ReactNode
  width?: 'content' | 'reading'
  children: ReactNode
}

/** Shows a page of the services of a union: the way back, what it is called, what it is for. */
export const ServicePage = ({ title, lead, back, action, width = 'content', children }: Props) => (
  <Container width={width}>
    <Stack gap={32}>
      <Stack gap={16}>
        {back ? <Trail to={[back].flat().map(({ name, href }) => ({ label: name, href }))} /> : null}
        <Stack gap={8}>
          <Heading level={1}>{title}</Heading>
          {lead ? <Text kind="muted">{lead}</Text> : null}
        </Stack>
        {action}
      </Stack>
      {children}
    </Stack>
  </Container>
)
