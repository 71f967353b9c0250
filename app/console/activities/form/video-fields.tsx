import { Field } from '../../../ui/field.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { fieldOf } from '../../fields/field.ts'
import { useFormState } from '../../fields/form-context.ts'
import { rowsOf } from '../../fields/form-rows.ts'
import { FieldInput, RemoveBox } from '../../fields/inputs.tsx'
import * as ui from '../../ui/ui.css.ts'
import { videoFields } from '../activity-fields.ts'
import { texts } from './texts.ts'

/** The videos there are and room for one more; rows without name and address are no videos. */
export function VideoFields({ isPlaylist }: { isPlaylist: boolean }) {
  const { values } = useFormState()
  const rows = rowsOf(values, 'videos')
  return (
    <Stack gap={16}>
      <p className={ui.small}>{isPlaylist ? texts.playlistHelp : texts.firstVideoHelp}</p>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form is another one when its videos are
        <VideoRow key={at} row={at} legend={texts.video(at + 1)} isPlaylist={isPlaylist} isThere />
      ))}
      <details open={isPlaylist && rows === 0}>
        <summary className={ui.summary}>{texts.newVideo}</summary>
        <VideoRow row={rows} legend={texts.newVideo} isPlaylist={isPlaylist} />
      </details>
    </Stack>
  )
}

type RowProps = { row: number; legend: string; isPlaylist: boolean; isThere?: boolean }
/** Of a first video they are kept, and not asked for. */
const ofPlaylists = ['description', 'place', 'durationSeconds', 'required']

function VideoRow({ row, legend, isPlaylist, isThere = false }: RowProps) {
  const prefix = `videos[${row}].`
  const asked = { isRequired: isThere, optional: !isThere }
  const input = (name: string, more = {}) => (
    <FieldInput field={{ ...fieldOf(videoFields, name), ...more }} prefix={prefix} />
  )
  return (
    <fieldset className={ui.fieldset}>
      <legend>{legend}</legend>
      {input('id')}
      <Stack gap={16}>
        {input('name', asked)}
        {input('url', asked)}
        {isPlaylist ? (
          <>
            <Field id={`${prefix}file`} label={texts.videoFile} help={texts.videoFileHelp} optional>
              <FileInput name={`${prefix}url.file`} accept="video/mp4,video/webm" />
            </Field>
            {input('description')}
            <div className={ui.two}>
              {input('place')}
              {input('durationSeconds')}
            </div>
            {input('required')}
          </>
        ) : (
          ofPlaylists.map((name) => (
            <FieldInput key={name} field={{ ...fieldOf(videoFields, name), kind: 'kept' }} prefix={prefix} />
          ))
        )}
        {isThere ? <RemoveBox prefix={prefix} name="remove" label={texts.removeVideo} /> : null}
      </Stack>
    </fieldset>
  )
}
