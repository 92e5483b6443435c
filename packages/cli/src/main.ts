console.log('madang', process.argv.slice(2).join(' '));
