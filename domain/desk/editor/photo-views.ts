/** Why an uploaded file was not taken. */
export type UploadProblem = 'notPhoto' | 'busy' | 'tooLarge' | 'tooMuch' | 'tooMany' | 'none' | 'failed';
export type PhotoView = {
  readonly path: string;
  /** As forms name it: `equipo/ana.jpg`. */
  readonly name: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
};
/** The photographs of the content, and the form that adds some. */
export type PhotosView = {
  readonly photos: readonly PhotoView[];
  /** By the names of the files as they were sent. */
  readonly saved?: readonly string[];
  readonly refused: readonly { readonly name: string; readonly problem: UploadProblem }[];
};
