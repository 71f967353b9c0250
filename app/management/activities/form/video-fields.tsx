import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { Stack } from '../../../ui/layout.tsx'
import * as gestao from '../../gestao.css.ts'
import { texts } from '../texts.ts'
import { useFormState } from './form-context.ts'
import { FlagField, LongField, TextField } from './inputs.tsx'
import { videoRows } from './video-values.ts'

/** The videos there are and room for one more; rows without name and address are no videos. */
export function VideoFields({ isPlaylist }: { isPlaylist: boolean }) {
  const { values } = useFormState()
  const filled = videoRows(values).filter(
    (row) => values[`videos.${row}.name`] || values[`videos.${row}.url`],
  )
  const next = Math.max(-1, ...filled) + 1
  return (
    <Stack gap={16}>
      <p className={gestao.small}>{isPlaylist ? texts.form.playlistHelp : texts.form.firstVideoHelp}</p>
      {filled.map((row, at) => (
        <VideoRow key={row} row={row} legend={texts.form.video(at + 1)} isPlaylist={isPlaylist} isThere />
      ))}
      <details open={isPlaylist && filled.length === 0}>
        <summary className={gestao.summary}>{texts.form.newVideo}</summary>
        <VideoRow row={next} legend={texts.form.newVideo} isPlaylist={isPlaylist} />
      </details>
    </Stack>
  )
}

type RowProps = { row: number; legend: string; isPlaylist: boolean; isThere?: boolean }

function VideoRow({ row, legend, isPlaylist, isThere = false }: RowProps) {
  const { values } = useFormState()
  const name = (field: string) => `videos.${row}.${field}`
  return (
    <fieldset className={gestao.fieldset}>
      <legend>{legend}</legend>
      <input type="hidden" name={name('id')} value={values[name('id')] ?? ''} />
      <Stack gap={16}>
        <TextField name={name('name')} label={texts.form.videoName} maxLength={120} optional={!isThere} />
        <TextField name={name('url')} label={texts.form.videoUrl} maxLength={500} optional={!isThere} />
        {isPlaylist ? (
          <>
            <Field id={name('file')} label={texts.form.videoFile} help={texts.form.videoFileHelp} optional>
              <FileInput name={name('file')} accept="video/mp4,video/webm" />
            </Field>
            <LongField name={name('description')} label={texts.form.videoDescription} optional />
            <div className={gestao.two}>
              <TextField
                name={name('place')}
                label={texts.form.videoPlace}
                inputMode="numeric"
                maxLength={3}
                optional
              />
              <TextField
                name={name('duration')}
                label={texts.form.videoDuration}
                maxLength={9}
                placeholder="3:45"
                optional
              />
            </div>
            <FlagField name={name('required')} label={texts.form.videoRequired} />
          </>
        ) : (
          ['description', 'place', 'duration', 'required'].map((field) => (
            <input key={field} type="hidden" name={name(field)} value={values[name(field)] ?? ''} />
          ))
        )}
        {isThere ? (
          <Checkbox id={name('remove')} name={name('remove')} label={texts.form.removeVideo} />
        ) : null}
      </Stack>
    </fieldset>
  )
}
