import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'

/** What a page is called, and one sentence of what it is for where its name does not say it. */
export const PageHead = ({ title, lead }: { title: string | undefined; lead: string | undefined }) => (
  <Stack gap={8}>
    <Heading level={1}>{title}</Heading>
    {lead ? <Text kind="muted">{lead}</Text> : null}
  </Stack>
)
