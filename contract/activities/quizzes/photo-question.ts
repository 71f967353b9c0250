type Asked = { options: readonly { image?: string | null | undefined }[] }

/** Chooses how a question is shown: as photos where every option is a picture (POL-14). Pure. */
export const questionTypeOf = ({ options }: Asked): 'photo' | 'text' =>
  options.length > 0 && options.every(({ image }) => image) ? 'photo' : 'text'
