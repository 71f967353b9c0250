import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { Heading } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'

/** Says that comments are for members, with the way in (SOC-12). */
export function CommentsNotice() {
  const { behaviour } = useStation()
  const { title, text, login, signup } = texts.activity.comments
  return (
    <Stack gap={16} as="section" id="comentarios">
      <Heading level={2}>{title}</Heading>
      <Alert
        action={
          <Cluster>
            {behaviour.hideLoginLink ? null : (
              <ButtonLink href="/login" variant="secondary" size="small">
                {login}
              </ButtonLink>
            )}
            <ButtonLink href="/cadastrar" variant="secondary" size="small">
              {signup}
            </ButtonLink>
          </Cluster>
        }
      >
        {text}
      </Alert>
    </Stack>
  )
}
