import { useStation } from '../../station/use-station.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

/** What stands over the form; the union's page has its own words (STN-026a). */
export function LoginIntro() {
  const { behaviour } = useStation()
  const { title, text } =
    behaviour.loginPage === 'union'
      ? texts.login.union
      : { title: texts.login.title, text: texts.login.welcome }
  return (
    <Stack gap={8}>
      <Heading level={1}>{title}</Heading>
      <Text kind="muted">{text}</Text>
    </Stack>
  )
}
