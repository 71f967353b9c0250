import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts as frameTexts } from './frame/texts.ts'
import { texts } from './texts.ts'

/** The owners' way from the members' home to what they edit. */
export const OwnerDoor = () => (
  <Card>
    <Cluster justify="between">
      <Stack gap={4}>
        <Heading level={2} size="card">
          {frameTexts.management}
        </Heading>
        <Text kind="muted">{texts.management.text}</Text>
      </Stack>
      <ButtonLink href="/gestao" variant="secondary" icon="settings" width="phone">
        {texts.management.open}
      </ButtonLink>
    </Cluster>
  </Card>
)
