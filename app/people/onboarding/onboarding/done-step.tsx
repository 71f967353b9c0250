import { ButtonLink } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { ObjectPicture } from '../../../ui/object-picture.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'

/** Shows 'Você concluiu seu cadastro!' and the one thing to do next (ONB-11). */
export function DoneStep() {
  const words = texts.onboarding.done
  return (
    <Stack gap={32}>
      <ObjectPicture name="party" />
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text kind="lead">{words.text}</Text>
      </Stack>
      <ButtonLink href="/homepage" width="full" size="large">
        {words.go}
      </ButtonLink>
    </Stack>
  )
}
