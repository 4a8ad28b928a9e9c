import about from '../package.json' with {type: 'json'};

/** The version of Tool Records, as it is written into every collection. */
export const VERSION: string = about.version;
