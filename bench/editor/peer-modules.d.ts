// As much of the libraries that we are compared with as the bench calls.
declare module '@puckeditor/core' {
  export const Puck: import('react').ComponentType<{ readonly config: object; readonly data: object }>;
}
declare module '@puckeditor/core/puck.css' {}
declare module 'grapesjs' {
  const grapesjs: { init(options: object): object };
  export default grapesjs;
}
declare module 'grapesjs/dist/css/grapes.min.css' {}
