import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import * as css from './steps.css.ts'

/** Shows 'Você concluiu seu cadastro!' and the one thing to do next (ONB-11). */
export function DoneStep() {
  const words = texts.onboarding.done
  return (
    <Stack gap={32}>
      <span className={css.success}>
        <Icon name="check" size={40} />
      </span>
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
