import type { ReactNode } from 'react'
import type { ActionDetail, ActionVideo } from '#contract/activities/participation/schemas.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { texts } from '../texts.ts'
import * as css from './action-content.css.ts'

export type ContentTab = 'geral' | 'regulamento'

/** Chooses the tab; that of the rules is there only where there are some (ACT-S03). */
export const tabOf = (wanted: string | null, { has_rules }: Pick<ActionDetail, 'has_rules'>): ContentTab =>
  wanted === 'regulamento' && has_rules ? 'regulamento' : 'geral'

type ActionContentProps = {
  action: ActionDetail
  tab: ContentTab
  /** The type's own part stands above the description, in place of the first video. */
  leads: boolean
  children?: ReactNode
}

/**
 * Shows description or rules, as addresses, and the first video (ACT-S03, ACT-S04); under the description what the type
 * adds. HTML was made harmless when written.
 */
export function ActionContent({ action, tab, leads, children }: ActionContentProps) {
  const [video] = action.action_videos
  const { label, geral, regulamento } = texts.tabs
  return (
    <Stack gap={24}>
      {action.has_rules ? (
        <Tabs
          label={label}
          current={tab}
          without={['participacao']}
          tabs={[
            { value: 'geral', label: geral },
            { value: 'regulamento', label: regulamento },
          ]}
        />
      ) : null}
      {tab === 'geral' ? (
        <>
          {leads ? children : video?.video.url ? <Video {...video} /> : null}
          <Prose sanitizedHtml={action.description} />
          {leads ? null : children}
        </>
      ) : (
        <Prose sanitizedHtml={action.rules} />
      )}
    </Stack>
  )
}

const Video = ({ name, video }: ActionVideo) =>
  video.custom ? (
    // biome-ignore lint/a11y/useMediaCaption: the station's own file; captions come with it or not at all.
    <video className={css.video} src={video.url} controls preload="metadata" aria-label={texts.video(name)} />
  ) : (
    <iframe
      className={css.video}
      src={video.url}
      title={texts.video(name)}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
