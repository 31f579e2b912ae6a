import { demoLogoSource } from '#demo/logos/demo-logo-source.ts';
import { remoteFileSource } from '#partners/pictures/remote-picture-source.ts';

/** Where logos and icons come from. */
export const brandPictureSources = [demoLogoSource, remoteFileSource];
