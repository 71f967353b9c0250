import { useEffect, useRef } from 'react'
import { videoPath } from '#contract/activities/research/video-path.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { Film } from '../../../ui/film.tsx'
import { srOnly } from '../../../ui/global.css.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useVideoUpload, type VideoOptions } from './use-video-upload.ts'
import * as css from './video-answer.css.ts'
import { sentVideoName, videoFileName } from './video-field.ts'
import { videoTexts } from './video-texts.ts'

type VideoAnswerProps = VideoOptions & {
  /** The one that was sent before. */
  upload: string | undefined
  error: string | undefined
  /** Whether it may be left out. */
  isOptional: boolean
}

/**
 * Shows a video as an answer (POL-05): sent as soon as it is chosen, with how much of it has gone; without scripts it
 * goes with the step's form.
 */
export function VideoAnswer({ upload, error, isOptional, ...options }: VideoAnswerProps) {
  const { questionId } = options
  const video = useVideoUpload(upload, options)
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the scripts came is sent by them, too.
  useEffect(() => {
    const file = input.current?.files?.[0]
    if (file) void video.send(file)
  }, [])
  const name = videoFileName(questionId)
  const isSending = video.percent > 0
  const problem = video.problem ?? (isSending ? undefined : error)
  return (
    <Stack gap={16}>
      {video.sent ? (
        <Stack gap={8}>
          <input type="hidden" name={sentVideoName(questionId)} value={video.sent} />
          <Film key={video.sent} src={videoPath(video.sent)} label={videoTexts.yours} />
          {isSending ? null : (
            <div className={css.remove}>
              <Button name="passo" value="remover" variant="quiet" icon="trash" formNoValidate>
                {videoTexts.remove}
              </Button>
            </div>
          )}
        </Stack>
      ) : null}
      <div hidden={isSending}>
        <Field
          id={name}
          label={video.sent ? videoTexts.replace : videoTexts.choose}
          help={videoTexts.help}
          error={problem}
          optional={isOptional}
        >
          <FileInput
            ref={input}
            // With scripts it has gone by the time the form is sent.
            name={isHydrated ? undefined : name}
            accept="video/*"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void video.send(file)
              // The same one can be chosen again.
              currentTarget.value = ''
            }}
          />
        </Field>
      </div>
      {isSending ? (
        <div className={css.sending}>
          <Progress label={videoTexts.sending} value={video.percent} max={100} />
          <Button type="button" variant="quiet" onClick={video.cancel}>
            {videoTexts.cancel}
          </Button>
        </div>
      ) : null}
      <div>
        <p role="status" className={css.done}>
          {video.sent && video.sent !== upload && !isSending && !problem ? videoTexts.sent : null}
        </p>
        <p role="alert" className={srOnly}>
          {video.problem}
        </p>
      </div>
    </Stack>
  )
}
