import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { LogoutButton } from '../../session/logout-button.tsx'
import { useStation } from '../../station/use-station.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { StepProgress } from '../../ui/progress.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts, type WizardStep, wizardSteps } from './texts.ts'
import * as css from './wizard.css.ts'

type PageProps = {
  children: ReactNode
  aside?: ReactNode
  /** The part to be read after trying: below the editor, on phones below the preview. */
  after?: ReactNode
  /** Whether nobody is logged in: the way in stands in place of the way out. */
  isVisitor?: boolean
  /** Makes room of its own. */
  isWide?: boolean
}

/** Shows the page around everything of making a station: the platform's logo, one column or editor and preview. */
export function SitesPage({ children, aside, after, isVisitor, isWide }: PageProps) {
  const { name, images } = useStation()
  return (
    <div className={css.page}>
      <header className={css.top}>
        <Link to="/" reloadDocument aria-label={name} className={css.home}>
          {images.primaryLogo ? (
            <img className={css.logo} src={images.primaryLogo} alt={name} height={32} />
          ) : (
            <strong>{name}</strong>
          )}
        </Link>
        {isVisitor ? (
          <TextLink href="/login?redirectTo=/criar-estacao" kind="stand">
            {texts.enter}
          </TextLink>
        ) : (
          <LogoutButton>{texts.leave}</LogoutButton>
        )}
      </header>
      {aside ? (
        <main id="conteudo" tabIndex={-1} className={css.split}>
          <div className={css.editor}>
            <div className={css.editorColumn}>{children}</div>
          </div>
          <aside className={css.stage} aria-label={texts.preview.title}>
            {aside}
          </aside>
          {after ? (
            <div className={css.after}>
              <div className={css.editorColumn}>{after}</div>
            </div>
          ) : null}
        </main>
      ) : (
        <main id="conteudo" tabIndex={-1} className={isWide ? undefined : css.single}>
          <Container width={isWide ? 'content' : 'form'}>{children}</Container>
        </main>
      )}
    </div>
  )
}

type StepProps = {
  step: WizardStep
  title: string
  lead: string
  /** Two steps only, for who has a station already (ONB-14). */
  isShort?: boolean
  aside?: ReactNode
  after?: ReactNode
  children: ReactNode
}

/** 'foto' and 'dados'. */
const shortSteps = 2

/** Shows one step: the progress, one decision, and a link back. */
export function WizardStepPage({ step, title, lead, isShort, aside, after, children }: StepProps) {
  const at = wizardSteps.indexOf(step)
  const before = at > 0 ? `/criar-estacao/${wizardSteps[at - 1]}` : '/criar-estacao/boas-vindas'
  return (
    <SitesPage aside={aside} after={after}>
      <Stack gap={24}>
        <StepProgress
          current={at + 1}
          total={isShort ? shortSteps : wizardSteps.length}
          title={texts.steps[step]}
        />
        <Stack gap={8}>
          <Heading level={1}>{title}</Heading>
          <Text kind="muted">{lead}</Text>
        </Stack>
        {children}
        <TextLink href={before} kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
      </Stack>
    </SitesPage>
  )
}

/** Gives the address of the page after a step. */
export const afterStep = (step: WizardStep): string =>
  `/criar-estacao/${wizardSteps[wizardSteps.indexOf(step) + 1] ?? 'pronto'}`
