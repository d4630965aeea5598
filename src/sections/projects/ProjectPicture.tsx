import type { Project } from '../../../domain/site/project.ts';
import { Screen } from '../../art/screens.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import type { PhotoData } from '../../ui/pictures/photo-data.ts';

/** A project with its photographs ready to be shown. */
export type ProjectView = Omit<Project, 'author'> & {
  readonly photo?: PhotoData | undefined;
  readonly author: (NonNullable<Project['author']> & { readonly portrait?: PhotoData | undefined }) | null;
};

type Props = {
  project: Pick<ProjectView, 'photo' | 'screen' | 'words'>;
  /** Class of the drawing; a photograph does not get it. */
  className?: string | undefined;
  first?: boolean;
  cover?: boolean;
};

/** The photograph of a project; without one, its drawn screen. */
export function ProjectPicture({ project, className, ...photo }: Props) {
  if (project.photo) return <Photo photo={project.photo} {...photo} />;
  return project.screen ? <Screen name={project.screen} words={project.words} className={className} /> : null;
}
