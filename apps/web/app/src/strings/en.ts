// Every visible or spoken word of the page, in English. Another language is another file of this
// shape. What the engine says (hints, explanations, errors) comes from the engine.

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en = {
  language: 'en',

  app: {
    name: 'nonet',
    home: 'nonet, back to the board',
    untitled: 'Sudoku',
    menu: 'Menu',
    new: 'New',
    explain: 'Explain',
    takeAway: 'Share',
    techniques: 'Techniques',
    settings: 'Settings',
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back to the board',
    notKept:
      'This browser does not let the page keep your game: it will be gone when you close it.',
    shortened:
      'The storage of this browser is full: your game is kept, its undo list and save points are not.',
    engineFailed: (why: string) => `The engine could not start: ${why}`,
    noPage: 'There is no such page.',
  },

  board: {
    label: 'Sudoku board',
    roles:
      'Arrow keys move, digits place, Shift and a digit note in the corners, Alt and a digit in the centre.',
    cell: (row: number, column: number) => `row ${row} column ${column}`,
    given: (digit: number) => `given ${digit}`,
    placed: (digit: number) => `${digit}`,
    empty: 'empty',
    notes: (digits: string) => `notes ${digits}`,
    centreNotes: (digits: string) => `centre ${digits}`,
    clash: 'clashes',
    blame: {
      clash: 'clashes',
      core: 'part of the contradiction',
      differs: 'differs between solutions',
      wrong: 'wrong',
      missing: 'a needed note is missing',
    },
    paused: 'Paused',
    preview: 'A position from the solution path is shown. Your own board is kept.',
    endPreview: 'Back to my board',
  },

  said: {
    undo: 'Undone.',
    redo: 'Redone.',
    noUndo: 'Nothing to undo.',
    noRedo: 'Nothing to redo.',
    filled: 'All candidates are filled in.',
    cleared: 'Notes cleared.',
    mode: (mode: string) => `${mode} mode`,
    wentTo: (name: string) => `Back at ${name}.`,
    savedAt: (name: string) => `Saved as ${name}.`,
    selected: (n: number) => plural(n, 'cell selected', 'cells selected'),
    clashes: (n: number) => `${n} digits clash. They are marked on the board.`,
    allWell: 'No mistakes so far.',
    wrong: (n: number) =>
      plural(
        n,
        'digit is wrong. It is marked on the board.',
        'digits are wrong. They are marked on the board.',
      ),
    missing: (n: number) =>
      plural(
        n,
        'cell lacks a note that is needed. It is marked.',
        'cells lack a note that is needed. They are marked.',
      ),
  },

  pad: {
    label: 'Digits',
    digit: (digit: number, left: number) =>
      `${digit}, ${left > 0 ? `${left} to go` : left === 0 ? 'all placed' : 'too many'}`,
    modes: 'What a digit does',
    mode: { digit: 'Digit', corner: 'Corner', centre: 'Centre' },
    modeHelp: {
      digit: 'place digits',
      corner: 'notes in the corners',
      centre: 'notes in the centre',
    },
    erase: 'Erase',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    check: 'Check',
    fill: 'Fill candidates',
    clearNotes: 'Clear notes',
    restart: 'Start over',
    more: 'More',
    actions: 'Actions',
  },

  timer: {
    label: 'Time played',
    pause: 'Pause',
    resume: 'Go on',
  },

  saves: {
    title: 'Save points',
    name: 'Name',
    add: 'Save',
    standard: (n: number) => `Save point ${n}`,
    goTo: 'Go back to',
    remove: (name: string) => `Remove ${name}`,
    none: 'Save here before you try something; come back if it fails.',
    placed: (n: number) => plural(n, 'digit placed', 'digits placed'),
  },

  solved: {
    title: 'Solved',
    time: (time: string) => `Every digit is right. It took you ${time}.`,
    noTime: 'Every digit is right.',
    wrong: 'The board is full, but something is not right.',
    show: 'Show what',
    next: 'Another puzzle',
  },

  bring: {
    title: 'New puzzle',
    welcome: 'Play, and when you are stuck, ask for a hint and see why.',
    text: 'Paste a puzzle',
    textHelp:
      'Any format: 81 characters, a grid, a link, a file from another program. Or drop a file anywhere.',
    placeholder: 'e.g. ..8..52.7 …',
    file: 'Open a file',
    read: 'Read it',
    type: 'Type it in',
    typeHelp: 'From a newspaper: enter the digits on the board.',
    several: (n: number) => `${plural(n, 'puzzle', 'puzzles')}: which one?`,
    more: (n: number) => `and ${n} more that are not listed`,
    number: (n: number) => `Puzzle ${n}`,
    clues: (n: number) => plural(n, 'given', 'givens'),
    reading: 'Reading…',
    nothing: 'There is nothing to read.',
    where: (line: number, column: number) => `Line ${line}, column ${column}: `,
    tooLarge: 'This file is larger than 8 MB. Take a part of it.',
    notText: 'This cannot be read as text.',
    failed: 'This could not be read as a puzzle.',
    playAnyway: 'Play it anyway',
    shelf: 'Go on with an earlier puzzle',
    left: (n: number) => `${n} to go`,
    drop: 'Drop it to read it',
    current: 'Go on with the current puzzle',
  },

  entering: {
    title: 'Enter a puzzle',
    start: 'Start playing',
    unique: 'One solution. Ready to play.',
    several: 'More than one solution so far.',
    none: 'No solution: the marked digits cannot stand together.',
    illegal: 'The marked digits clash.',
    empty: 'Type the printed digits. The board is checked as you go.',
    fix: 'Edit the puzzle',
  },

  diagnosis: {
    looking: 'Looking at the puzzle…',
    status: {
      unique: 'One solution',
      several: 'More than one solution',
      none: 'No solution',
      illegal: 'Digits clash',
      unreadable: 'Not readable',
    },
    clash: 'Ringed twice on the board.',
    core: 'Ringed on the board.',
    differs: 'Dotted on the board.',
    mistakes: 'Crossed on the board.',
  },

  make: {
    title: 'Make a puzzle',
    difficulty: 'Difficulty',
    any: 'Any',
    level: { easy: 'Easy', medium: 'Medium', hard: 'Hard', unfair: 'Unfair', extreme: 'Extreme' },
    symmetry: 'Symmetry',
    symmetries: {
      none: 'None',
      rot180: 'Half turn',
      rot90: 'Quarter turn',
      horizontal: 'Top and bottom',
      vertical: 'Left and right',
      diagonal: 'Diagonal',
      antidiagonal: 'Other diagonal',
      full: 'All',
    },
    wishes: 'More wishes',
    technique: 'Hardest technique',
    techniqueHelp: 'Rare techniques take a while to find; you can stop at any time.',
    go: 'Make it',
    looking: (seconds: number) =>
      seconds < 2 ? 'Looking for one…' : `Looking for one… ${seconds} s`,
    failed: 'That did not work.',
  },

  settings: {
    title: 'Settings',
    theme: 'Appearance',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    cleanNotes: 'Notes clean themselves',
    cleanNotesHelp: 'A placed digit leaves the notes of the cells it sees.',
    showSame: 'Highlight equal digits',
    showSeen: 'Highlight the cells a cell sees',
    conflictsAtOnce: 'Show clashes at once',
    conflictsAtOnceHelp: 'Otherwise only when you press Check.',
    showTimer: 'Show the timer',
    notes: 'About notes',
    notesHelp:
      'Hints start from your own digits. Once every empty cell has notes, hints use them as your candidates; single notes are taken as reminders.',
    keys: 'Keys',
    keyList: [
      ['Arrows', 'move; with Shift, select more cells'],
      ['1 to 9', 'place a digit'],
      ['Shift + digit', 'corner note'],
      ['Alt or Ctrl + digit', 'centre note'],
      ['Space', 'change what digits do'],
      ['Backspace, Delete', 'erase'],
      ['Ctrl + Z, Ctrl + Y', 'undo, redo'],
      ['Ctrl + A', 'select all'],
      ['Escape', 'drop the selection, close'],
    ] as readonly (readonly [string, string])[],
  },
};

export type Strings = typeof en;
