/** Texts of the studio: names of the steps by which menus follow their pages. */
export const en = {
  added: 'Added {name}',
  movedToTrash: 'Moved {name} to the trash',
  renamed: 'Renamed {name}',
  menusChanged: 'Changed the menus',
} as const;
